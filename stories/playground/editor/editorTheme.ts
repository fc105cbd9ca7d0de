import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Authors read string values most, so these have a calm color instead of the default red. */
const highlight = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => (spec['color'] === '#a11' ? { ...spec, color: '#1d5c4f' } : spec)),
);

const { color, radius, shadow, space, type } = tokens;

const look = EditorView.theme({
  '&': { height: '100%', background: color.card, color: color.ink, fontSize: '13px' },
  '&.cm-focused': { outline: `2px solid ${color.brandLine}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
  '.cm-gutters': { background: color.card, color: color.inkSoft, border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { background: color.sunken },
  '.cm-tooltip': {
    background: color.card,
    color: color.ink,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    boxShadow: shadow.raised,
    fontFamily: type.family,
    fontSize: type.tiny,
    maxWidth: '46ch',
  },
  '.cm-tooltip-autocomplete': { maxWidth: '70ch' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: color.brandSoft, color: color.ink },
  '.cm-completionDetail': { color: color.inkSoft, fontStyle: 'normal' },
  '.cm-completionIcon': { display: 'none' },
  '.cm-hoverText': { padding: `${space.s} ${space.m}`, lineHeight: '1.45' },
  '.cm-diagnostic': { padding: `${space.s} ${space.m}`, lineHeight: '1.45', borderLeftWidth: '4px' },
  '.cm-diagnosticAction': {
    font: 'inherit',
    fontWeight: type.semibold,
    background: color.brand,
    color: color.onBrand,
    borderRadius: radius.small,
    padding: '3px 10px',
    margin: `${space.s} 0 0`,
    cursor: 'pointer',
  },
  '.cm-panels': { background: color.sunken, color: color.ink, borderColor: color.line },
  '.cm-find': { display: 'flex', gap: space.s, padding: space.s, alignItems: 'center', fontFamily: type.family },
  '.cm-find input, .cm-find button': {
    font: 'inherit',
    minHeight: '28px',
    padding: '2px 8px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.small,
    background: color.card,
    color: color.ink,
  },
});

/** The look of the editor, in the brand's colors. */
export const editorTheme = [look, syntaxHighlighting(highlight)];
