import type { Plugin } from 'vite';

const source = new URL('node_modules/preact/src/', import.meta.url).pathname;

/** Expressions that are never true in the chat window: it has no hooks, portals, contexts, formulas or styles in attributes. */
const never: Record<string, string[]> = {
  'create-element.js': ['options.vnode'],
  'component.js': ['options.vnode', 'vnode.props._parentDom', 'prevDebounce != options.debounceRendering'],
  'render.js': ['options._root', 'isHydrating', 'parentDom.nodeType == 9'],
  'diff/children.js': [
    'parentVNode.props._parentDom',
    'oldVNode._flags & REF_DETACHED',
    'childVNode.constructor === String',
    'moved',
    'next && next.nodeType == 8',
    'oldDom.nodeType == 8',
  ],
  'diff/index.js': [
    'isHydrating',
    'excessDomChildren',
    'oldVNode._flags & MODE_SUSPENDED',
    '(r = r._excess)',
    'newType.getDerivedStateFromProps',
    'c.getSnapshotBeforeUpdate',
    'c.componentWillMount',
    'c.componentWillReceiveProps',
    'c.componentWillUpdate',
    'c.getChildContext',
    'c._bits & COMPONENT_PROCESSING_EXCEPTION',
    'c._bits & COMPONENT_PENDING_ERROR',
    'newProps.is',
    'newProps._parentDom',
    'vnode.props._parentDom',
    'tmp && globalContext[tmp._id]',
    '(resumed)',
    '(renderHook)',
    'options._commit',
    'options.unmount',
    '(tmp = options.diffed)',
    '(tmp = options._diff)',
    "nodeType == 'foreignObject'",
    "nodeType == 'math'",
    "nodeType == 'progress'",
    "nodeType == 'template'",
    "nodeType == 'textarea'",
    'namespace == MATH_NAMESPACE',
    "i == 'dangerouslySetInnerHTML'",
    "i == 'value' && 'defaultValue' in newProps",
    "i == 'checked' && 'defaultChecked' in newProps",
    '(oldHtml)',
    '(newHtml)',
  ],
  'diff/props.js': ["name == 'style'", 'options.event', "name == 'popover' && value == true"],
};

/** Parameters and arguments of hydration, each on a line of its own, and the handling of errors by components. */
const changes: [RegExp, string][] = [
  [/moved = 1;/g, 'childVNode._flags |= INSERT_VNODE;'],
  [/let moved = 0;/g, ''],
  [/name != '(?:width|height|href|list|form|download|rowSpan|colSpan|popover)' &&/g, ''],
  [/if \(callback\) .*;/g, ''],
  [/EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);/g, ''],
  [/c\._stateCallbacks = \[\];/g, ''],
  [/if \(callback\) \{\n.*\n\t+\}/g, ''],
  [
    /^\t+(?:excessDomChildren|isHydrating|oldVNode\._flags & MODE_HYDRATE(?: \? \[oldDom\] : NULL)?)(?:,\n|\n(?=\t*\)))/gm,
    '',
  ],
  [/^\t+oldVNode\n\t+\? NULL\n\t+: parentDom\.firstChild\n.*\n.*: NULL,\n/gm, ''],
  [/\(prevDebounce \|\| queueMicrotask\)/g, 'queueMicrotask'],
  [/const componentContext = tmp[\s\S]*?: globalContext;/g, 'const componentContext = globalContext;'],
  [/catch \(e\) \{\n\t+\/\/ We remove any[\s\S]*?oldVNode\);\n\t\t\}/g, 'finally {}'],
  [/name\.replace\(CAPTURE_REGEX, '\$1'\)/g, 'name'],
  [/name = name\.replace\(\/xlink.*;/g, ''],
  [/options\._catchError\((\w+), .*\);/g, 'throw $1;'],
];

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Makes an expression false wherever it is read. */
function deny(code: string, expression: string, file: string): string {
  const found = new RegExp(`(?<![\\w.])${quote(expression)}(?!\\w|\\(|\\s*=(?!=))`, 'g');
  if (!found.test(code)) throw new Error(`Preact has no ${expression} in ${file}.`);
  return code.replace(found, '(false)');
}

/**
 * Builds Preact from its sources, without what the chat window does not use: hydration, suspense, portals, contexts, hooks and
 * MathML. This saves 1.5 kB of 5. It throws if a new version of Preact looks different.
 */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  enforce: 'pre',
  resolveId: (id) => (id === 'preact' ? `${source}index.js` : null),
  transform(text, id) {
    const file = id.split('preact/src/')[1];
    if (!file) return null;
    const code = changes.reduce((before, [from, to]) => before.replace(from, to), text);
    const denied = (never[file] ?? []).reduce((before, expression) => deny(before, expression, file), code);
    const variables =
      file === 'diff/index.js' || file === 'render.js' ? 'let isHydrating, excessDomChildren;' : '';
    return denied + variables;
  },
};
