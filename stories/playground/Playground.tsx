import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { useMemo, useRef, useState } from 'react';
import type { Finding } from '#engine/authoring/finding/Finding.ts';
import { placedSteps } from '#engine/authoring/read/conditionPlaces.ts';
import { useChecks } from './check/useChecks.ts';
import { useGraph } from './check/useGraph.ts';
import { Desk } from './Desk.tsx';
import { compositionRunning } from './editedFlows.ts';
import { EditorPane, type EditorHandle } from './editor/EditorPane.tsx';
import { editorNamesOf } from './editor/editorNamesOf.ts';
import { noNames } from './editor/EditorNames.ts';
import { declaredFacts } from './live/declaredFacts.ts';
import { flowTexts } from './flowTexts.ts';
import { LivePane } from './live/LivePane.tsx';
import { EffectsPanel } from './panels/EffectsPanel.tsx';
import { FactsPanel } from './panels/FactsPanel.tsx';
import { FindingsPanel } from './panels/FindingsPanel.tsx';
import { GraphPanel } from './panels/GraphPanel.tsx';
import { EventsPanel } from './panels/EventsPanel.tsx';
import { KnownPanel } from './panels/KnownPanel.tsx';
import { TracePanel } from './panels/TracePanel.tsx';
import * as styles from './Playground.css.ts';
import { SaveBar } from './save/SaveBar.tsx';
import { editedFiles, useEditedFile } from './save/useEditedFile.ts';
import { subjectOf } from './Subject.ts';
import { SubjectBar } from './SubjectBar.tsx';
import { useRunning } from './useRunning.ts';
import { useDebouncedEdit } from './useDebouncedEdit.ts';
import { useWalkCommands } from './useWalkCommands.ts';
import { useWalkSettings } from './useWalkSettings.ts';
import { WalkBar } from './WalkBar.tsx';

interface PlaygroundProps {
  /** The file to open first. */
  readonly file: string;
  readonly brand: string;
}

/** The storage key of the open file, which is opened again after a reload. */
const FILE = 'playground';

/**
 * The authoring playground: edits steps JSON, and at the same time checks it, runs the flow, and explains what happens.
 */
export function Playground({ file: first, brand }: PlaygroundProps) {
  const [subject, setSubject] = useState(() => {
    const last = sessionStorage.getItem(FILE);
    return subjectOf(last !== null && flowTexts.has(last) ? last : first);
  });
  const [tab, setTab] = useState('findings');
  const [tall, setTall] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const { file, composition } = subject;
  const edited = useEditedFile(file);
  const { edit } = edited;
  const settled = useDebouncedEdit(edit);
  const running = useRunning(settled, composition);
  const checks = useChecks(edit, composition);
  const walk = useWalkSettings(running);
  const { report, send, begin, follow } = useWalkCommands(frame, {
    subject,
    edit: settled,
    beginning: walk.beginning,
    chosen: walk.of,
    ask: walk.settings.ask,
  });
  const drawing = useGraph(running, tab === 'graph');

  const set = running?.composition.written.find(({ source }) => source.file === file)?.set;
  const steps = useMemo(
    () => new Map(set ? placedSteps(stepKinds, set).map(({ step, pointer }) => [step.id, pointer] as const) : []),
    [set],
  );
  const names = useMemo(
    () => (running ? editorNamesOf(running.composition, running.definition, file) : noNames),
    [running, file],
  );

  const walkThere = ({ witness }: Finding) => {
    if (!witness) return;
    setSubject({ file, composition: compositionRunning(witness.flow, witness.sets) ?? composition });
    follow(witness);
  };
  const reveal = (step: string) => {
    const pointer = steps.get(step);
    if (pointer !== undefined) editor.current?.reveal({ pointer, line: 1 });
  };
  const section = report?.section;
  const opens =
    section !== undefined && walk.sections.includes(section)
      ? (step: string) => send({ type: 'go', section, step })
      : undefined;

  const toMend = checks.findings.filter(({ severity }) => severity !== 'acknowledged').length;
  const tabs = [
    {
      name: 'findings',
      label: checks.stopped === undefined ? `Findings ${checks.done ? toMend : '…'}` : 'Findings: stopped',
      content: (
        <FindingsPanel
          file={file}
          checks={checks}
          onReveal={(finding) => editor.current?.reveal(finding)}
          onWalk={walkThere}
        />
      ),
    },
    {
      name: 'trace',
      label: 'Why this step',
      content: <TracePanel report={report} has={(step) => steps.has(step)} onReveal={reveal} onOpen={opens} />,
    },
    { name: 'known', label: 'What is known', content: <KnownPanel report={report} /> },
    { name: 'happened', label: 'What happened', content: <EventsPanel report={report} /> },
    {
      name: 'patient',
      label: 'Patient',
      content: (
        <FactsPanel
          types={running ? declaredFacts(running.definition.sets) : {}}
          facts={walk.facts}
          onChange={walk.changeFact}
        />
      ),
    },
    {
      name: 'graph',
      label: 'Graph',
      content: <GraphPanel drawing={drawing} report={report} />,
    },
  ];

  return (
    <main className={styles.page} aria-label="Playground">
      <SubjectBar
        subject={subject}
        onChange={(next) => {
          if (next.file !== file) walk.forget();
          sessionStorage.setItem(FILE, next.file);
          setSubject(next);
        }}
      >
        <button type="button" className={styles.tool} onClick={() => editor.current?.format()}>
          Format
        </button>
        <SaveBar
          edited={edited}
          onHeld={(saved, held) => editedFiles.hold(saved, held)}
          onShow={(shown) => editor.current?.replace(shown)}
        />
      </SubjectBar>
      <div className={styles.main} data-width={walk.settings.width}>
        <div className={styles.left} data-tall={tall}>
          <EditorPane
            key={file}
            ref={editor}
            file={file}
            text={edit.text}
            names={names}
            findings={checks.findings.filter((one) => one.file === file)}
            checked={checks.text}
            onChange={(text) => editedFiles.write(file, text)}
            onWalk={walkThere}
          />
          <Desk tabs={tabs} shown={tab} onShow={setTab} tall={tall} onTall={setTall} />
        </div>
        <div className={styles.right}>
          <div>
            <WalkBar settings={walk.settings} sections={walk.sections} onChange={walk.change} onBegin={begin} />
            {report?.refused !== undefined && (
              <p role="alert" className={styles.refused}>
                This edit does not run yet, so the flow still runs as before. {report.refused}
              </p>
            )}
            <EffectsPanel
              waiting={report?.waiting ?? []}
              onEnd={(effect, ending) => send({ type: 'end', effect, ending })}
            />
          </div>
          <LivePane frame={frame} width={walk.settings.width} brand={brand} />
        </div>
      </div>
    </main>
  );
}
