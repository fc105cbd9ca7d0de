import { defineConfig, type PluginOption } from 'vite';
import { flowCheckPlugin } from '#engine/authoring/vite/flowCheckPlugin.ts';
import settings from '../../../vite.config.ts';

const isFlowCheck = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'flow-check';

/** In the place of the plugin, so that the libraries that were made ready for `npm run dev` serve here too. */
const unchecked = flowCheckPlugin(() => Promise.resolve({ text: '', failed: false }));

/** The development server without the check of all flows, which would keep a processor busy while it starts. */
export default defineConfig((env) => {
  const { plugins = [], ...rest } = settings(env);
  return { ...rest, plugins: plugins.map((plugin) => (isFlowCheck(plugin) ? unchecked : plugin)) };
});
