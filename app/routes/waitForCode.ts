import type { AnyRoute } from '@tanstack/react-router';

/**
 * Has the data of each page count as loaded once the page's code is there, too. A link loads both ahead; pressed when its data is
 * there and its code is not, it would leave the page before on screen without a sign, however long the code takes.
 *
 * @returns the tree that was given
 */
export function waitForCode<Tree extends AnyRoute>(tree: Tree): Tree {
  const { loader, component } = tree.options;
  if (typeof loader === 'function' && component?.preload)
    tree.options.loader = async (opening: unknown) => {
      const [data] = await Promise.all([loader(opening), component.preload?.()]);
      return data;
    };
  for (const child of Object.values<AnyRoute>(tree.children ?? {})) waitForCode(child);
  return tree;
}
