import type { EventName, Mount, Panel } from './contract.ts';
import css from './launcher.css?inline';
import { pickLanguage } from './pick-language.ts';

// Modules and tag managers leave no current script, and tag managers take its attributes away: `?key=` stays.
const script = (document.currentScript ||
  document.querySelector('[src*="/widget.js?key="]')) as HTMLScriptElement;
const { src } = script;
const {
  key: publicKey = /key=(\w+)/.exec(src)?.[1] as string,
  lang,
  side,
  accent,
  page,
  bubble,
} = script.dataset;
const base = src.replace(/(assets\/)?[^/]*$/, '');
const global = window as Window & { Jawab?: object };
const jawab = act as unknown as Record<string, unknown>;
const isPage = page != null;
const labels = __LABELS__;
const wanted = [lang, document.documentElement.lang, ...navigator.languages];
const language = pickLanguage(wanted, Object.keys(labels));
type Entry = [event: string, listener: (detail: unknown) => void];
const listeners = new Set<Entry>();

const host = document.createElement('jawab-chat');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css + (accent && CSS.supports('color', accent) ? `:host{--jawab-accent:${accent}}` : ''));
root.adoptedStyleSheets = [sheet];
const launcher = document.createElement('button');
launcher.className = 'launcher';
launcher.ariaExpanded = 'false';
launcher.ariaHasPopup = 'dialog';
launcher.ariaLabel = labels[language || 'en'] as string;
const frame = document.createElement('div');
frame.className = side || 'end';
frame.dir = __RTL__.includes(language) ? 'rtl' : 'ltr';
frame.lang = language || 'en';
if (!isPage) frame.append(launcher);
root.append(frame);

const mount: Mount = {
  host,
  root,
  frame,
  launcher,
  base,
  publicKey,
  language,
  isPage,
  emit,
};
/** Loads a part of the window and starts it. Resolves to nothing after a failure. */
const bring = <Part>(path: string): Promise<Part | undefined> =>
  import(/* @vite-ignore */ base + path)
    .then((part) => part.mount(mount))
    .catch((error) => console.warn(`Jawab: allow ${base} in script-src.`, error));

let loading: Promise<Panel | undefined> | undefined;
function load(): Promise<Panel | undefined> {
  loading ??= bring<Panel>(__PANEL__).then((panel) => {
    loading = panel && loading;
    return panel;
  });
  return loading;
}

function emit(event: EventName, detail?: unknown): void {
  for (const [name, listener] of listeners) if (name === event) listener(detail);
}

/** Does something with the window: `Jawab('ask', text)`, or `Jawab.ask(text)`. */
function act(name: keyof Panel, argument?: string): void {
  if (name === 'identify') mount.known = argument;
  // Closing the window, and knowing the visitor, are no reasons to load it.
  if (loading || !/^[ci]/.test(name)) void load().then((panel) => panel?.[name](argument as string));
}

/** The panel hides the window for good where the page may not show it. */
function attach(): void {
  if (host.isConnected || host.hidden) return;
  try {
    document.body.append(host);
    host.popover = 'manual';
    host.showPopover();
  } catch {}
}

function start(): void {
  attach();
  // A script in the head runs before the body, and Turbo and pjax replace it.
  new MutationObserver(attach).observe(document, { childList: true, subtree: true });
  try {
    if (isPage || sessionStorage.getItem(`jawab:${publicKey}:open`)) act('open');
  } catch {}
  // Safari has no idle time. Any attribute asks for the bubble, also an empty one.
  if (bubble != null) (global.requestIdleCallback || setTimeout)(() => bring(__BUBBLE__));
}

if (!publicKey) console.warn(`Jawab: no key in ${src}`);
else if (!global.Jawab) {
  launcher.onpointerenter = launcher.onfocus = load;
  launcher.onclick = () => act('toggle');
  for (const name of ['open', 'close', 'ask', 'reset', 'identify'] as const) jawab[name] = act.bind(0, name);
  jawab.on = (...entry: Entry) => {
    listeners.add(entry);
    return () => listeners.delete(entry);
  };
  global.Jawab = jawab;
  start();
}
