import type { Plugin } from 'vite';

const source = new URL('node_modules/preact/src/', import.meta.url).pathname;

/**
 * Expressions that are never true in the chat window. Its components are functions of their properties, without state, hooks, refs,
 * contexts or portals; it draws into an empty element, and has no formulas and no styles in attributes.
 */
const never: Record<string, string[]> = {
  'create-element.js': ['options.vnode', "i == 'ref'"],
  'component.js': ['vnode.props._parentDom'],
  'render.js': ['options._root', 'isHydrating', 'parentDom.nodeType == 9'],
  'diff/children.js': [
    'parentVNode.props._parentDom',
    'oldVNode.ref != childVNode.ref',
    'oldVNode._flags & REF_DETACHED',
    'childVNode.constructor === String',
    "typeof childVNode == 'function'",
    'moved',
    'parentDom.moveBefore',
    'next && next.nodeType == 8',
    'oldDom.nodeType == 8',
  ],
  'diff/index.js': [
    'isHydrating',
    'excessDomChildren',
    'isClassComponent',
    'provider',
    'oldVNode._flags & MODE_SUSPENDED',
    '(r = r._excess)',
    'c._bits & COMPONENT_DIRTY',
    'c._bits & COMPONENT_FORCE',
    'c.shouldComponentUpdate',
    'c.componentWillUpdate',
    'c.getChildContext',
    'c._renderCallbacks.length',
    'c._bits & COMPONENT_PROCESSING_EXCEPTION',
    'c._bits & COMPONENT_PENDING_ERROR',
    'newProps.is',
    'parentDom.ownerDocument',
    'newProps._parentDom',
    'newVNode._original != oldVNode._original',
    'vnode.props._parentDom',
    '(r = vnode.ref)',
    'r.componentWillUnmount',
    '(resumed)',
    '(renderHook)',
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

/** A statement that begins so, on one line or as a block. */
const statement = (start: string) =>
  new RegExp(`^(\\t*)${start}(?:[^\\n]*;|[^\\n]*\\{\\n[\\s\\S]*?\\n\\1\\};?)$`, 'gm');
/** Parameters or arguments, each on a line of its own. */
const argument = (names: string) => new RegExp(`^\\t+(?:${names})(?:,\\n|\\n(?=\\t*\\)))`, 'gm');
const passed = 'globalContext|excessDomChildren|commitQueue|isHydrating|refQueue';

/** Text that is left out, or written otherwise. */
const changes: Record<string, [RegExp, string][]> = {
  'create-element.js': [
    [/ref,$/gm, ''],
    [/, key, ref, /g, ', key, '],
  ],
  'component.js': [[statement('BaseComponent\\.prototype\\.(?:setState|forceUpdate|render) ='), '']],
  'render.js': [
    [argument(passed), ''],
    [/^\t+EMPTY_OBJ,\n/gm, ''],
    [/^\t+oldVNode\n\t+\? NULL\n\t+: parentDom\.firstChild\n.*\n.*: NULL,\n/gm, ''],
    [/: parentDom\.firstChild,/g, ': NULL,'],
    [statement('commitRoot\\('), ''],
  ],
  'diff/children.js': [
    [argument(passed), ''],
    [/moved = 1;/g, 'childVNode._flags |= INSERT_VNODE;'],
    [statement('let moved ='), ''],
    [/childVNode\.ref,/g, ''],
  ],
  'diff/index.js': [
    [argument(`${passed}|componentContext`), ''],
    [/const componentContext = [^;]*;/g, ''],
    [/, componentContext\)/g, ')'],
    [/\(props, context\)/g, '(props)'],
    [/c\.render\(.*\);/g, 'newType(newProps);'],
    [/new BaseComponent\([^)]*\)/g, '{}'],
    [statement('if \\(!c\\.state\\)'), ''],
    [/\btry (?=\{\n\t+let c,)/g, ''],
    [/catch \(e\) \{\n\t+\/\/ We remove any[\s\S]*?oldVNode\);\n\t\t\}/g, ''],
    [/count = isClassComponent \? 25 : 0;/g, 'count = 25;'],
    [
      statement(
        '(?:tmp = newType\\.contextType|c\\.(?:context|state|props|constructor|render|_\\w+) (?:\\|=|&=|=))',
      ),
      '',
    ],
    [statement('(?:const (?:isClassComponent|provider)|let oldCommitQueueLength|old(?:State|Props)) ='), ''],
    [statement('(?:EMPTY_ARR\\.push|r\\._parentDom =)'), ''],
  ],
  'diff/props.js': [
    [/name != '(?:width|height|href|list|form|download|rowSpan|colSpan|popover)' &&/g, ''],
    [/useCapture = .*;/g, ''],
    [statement('\\(dom\\._attached '), ''],
    [/if \(e\[EVENT_DISPATCHED\][\s\S]*?return;\n\t+\}/g, ''],
    [/, useCapture\)/g, ')'],
    [statement('if \\(typeof value == .function.\\) return'), ''],
    [/name = name\.replace\(\/xlink.*;/g, ''],
  ],
};

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Writes a file of Preact without what the window does not use. Throws if a new version of Preact looks different. */
function lean(text: string, file: string): string {
  let code = text;
  const replace = (found: RegExp, by: string) => {
    if (!found.test(code)) throw new Error(`Preact has no ${found.source} in ${file}.`);
    code = code.replace(found, by);
  };
  for (const [from, to] of changes[file] ?? []) replace(from, to);
  for (const expression of never[file] ?? [])
    replace(new RegExp(`(?<![\\w.])${quote(expression)}(?!\\w|\\(|\\s*=(?!=))`, 'g'), '(false)');
  return code;
}

/** Builds Preact from its sources, without what the chat window does not use: 1.8 of 5 kB are left. */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  enforce: 'pre',
  resolveId: (id) => (id === 'preact' ? `${source}index.js` : null),
  transform(text, id) {
    const file = id.split('preact/src/')[1];
    if (!file) return null;
    return `${lean(text, file)}let isHydrating, excessDomChildren;`;
  },
};
