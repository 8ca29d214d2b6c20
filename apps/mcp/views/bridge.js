/** The protocol of MCP Apps, revision 2026-01-26, as far as our views need it: JSON-RPC over postMessage with the host. */

const words = JSON.parse(document.getElementById('words').textContent);
const pending = new Map();
let nextId = 0;
let locale = 'en';
let timeZone;
let latest = null;

/** Calls the host, and through it the tools of the server. Rejects with what the host answers as its error. */
export function request(method, params) {
  const id = ++nextId;
  parent.postMessage({ jsonrpc: '2.0', id, method, params }, '*');
  return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
}

const notify = (method, params = {}) => parent.postMessage({ jsonrpc: '2.0', method, params }, '*');

/** Says a text of ours in the language of the host. */
export const say = (key) => (words[languageOf(locale)] ?? words.en)[key];

function languageOf(tag) {
  const { language, script } = new Intl.Locale(tag).maximize();
  return [tag, `${language}-${script}`, language].find((code) => code in words) ?? 'en';
}

/** Writes a time as the reader of the host does. */
export const writeTime = (time) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(time),
  );

/** Creates an element. A child that is null or false is left out. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== null) made.setAttribute(key, value);
  made.append(...children.filter((child) => child || child === 0));
  return made;
}

/** The server puts texts of strangers between marks for the model. People read them without. */
function withoutMarks(value) {
  if (typeof value === 'string') return /^<(u-[0-9a-f]{10})>(.*)<\/\1>$/s.exec(value)?.[2] ?? value;
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarks(inner)]));
}

/** Returns what a tool answered. Throws its refusal. */
export function readResult({ structuredContent, content = [], isError }) {
  const text = content.find(({ type }) => type === 'text')?.text ?? '{}';
  const answer = withoutMarks(structuredContent ?? JSON.parse(text));
  if (isError) throw new Error(answer.error ?? text);
  return answer;
}

function applyContext({ theme, styles, locale: wanted, timeZone: zone }) {
  const root = document.documentElement;
  if (theme) root.style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {}))
    if (value && name.startsWith('--')) root.style.setProperty(name, value);
  if (zone) timeZone = zone;
  if (wanted) locale = wanted;
  root.lang = languageOf(locale);
  root.dir = ['ar', 'ur'].includes(root.lang) ? 'rtl' : 'ltr';
}

/** Starts a view: `render` makes the content of the page from what the tool answered. */
export function start(render) {
  const main = document.querySelector('main');
  const show = () => {
    if (!latest) return main.replaceChildren(element('p', { role: 'status' }, say('loading')));
    try {
      main.replaceChildren(...render(readResult(latest)));
    } catch (error) {
      main.replaceChildren(element('p', { role: 'alert', class: 'bad' }, error.message));
    }
  };
  const handlers = {
    'ui/notifications/tool-result': (params) => {
      latest = params;
      show();
    },
    'ui/notifications/host-context-changed': (params) => {
      applyContext(params);
      show();
    },
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return;
    const { id, method, params, result, error } = data;
    if (method && id !== undefined) parent.postMessage({ jsonrpc: '2.0', id, result: {} }, '*');
    else if (method) handlers[method]?.(params ?? {});
    else if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result);
    if (!method) pending.delete(id);
  });
  new ResizeObserver(([{ target }]) =>
    notify('ui/notifications/size-changed', { width: target.scrollWidth, height: target.scrollHeight }),
  ).observe(document.documentElement);
  const hello = {
    appInfo: { name: document.title, version: '1.0.0' },
    appCapabilities: {},
    protocolVersion: '2026-01-26',
  };
  void request('ui/initialize', hello).then(({ hostContext = {} }) => {
    applyContext(hostContext);
    show();
    notify('ui/notifications/initialized');
  });
}
