import type { EventName, Mount, Panel } from './contract.ts';
import css from './launcher.css?inline';
import { pickLanguage } from './pick-language.ts';

// Modules and tag managers leave no current script, and tag managers take its attributes away: `?key=` stays.
const script = (document.currentScript ||
  document.querySelector('[src*="/widget.js?key="]')) as HTMLScriptElement;
const { src } = script;
const { key: publicKey = /key=(\w+)/.exec(src)?.[1] as string, lang, side, accent, page } = script.dataset;
const base = src.replace(/(assets\/)?[^/]*$/, '');
const global = window as { Jawab?: object };
const isPage = page !== undefined;
const labels = __LABELS__;
const wanted = [lang, document.documentElement.lang, ...navigator.languages];
const language = pickLanguage(wanted, Object.keys(labels));
const openSlot = `jawab:${publicKey}:open`;
const listeners = new Set<[string, (detail: unknown) => void]>();

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

let loading: Promise<Panel> | undefined;
function load(): Promise<Panel> {
  const mount: Mount = {
    host,
    root,
    frame,
    launcher: isPage ? null : launcher,
    base,
    publicKey,
    language,
    isPage,
    emit,
  };
  loading ??= import(/* @vite-ignore */ base + __PANEL__).then((panel) => panel.mount(mount));
  loading.catch((error) => {
    loading = undefined;
    console.warn(`Jawab: allow ${base} in script-src.`, error);
  });
  return loading;
}

function emit(event: EventName, detail?: unknown): void {
  if (event === 'open' || event === 'close') {
    try {
      sessionStorage.setItem(openSlot, event === 'open' && innerWidth > 480 ? '1' : '');
    } catch {}
  }
  for (const [name, listener] of listeners) if (name === event) listener(detail);
}

const call = (use: (panel: Panel) => void) => void load().then(use, () => {});

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
  let opens: unknown = isPage;
  try {
    opens ||= sessionStorage.getItem(openSlot);
  } catch {}
  if (opens) call((panel) => panel.open());
}

if (!publicKey) console.warn(`Jawab: no key in ${src}`);
else if (!global.Jawab) {
  launcher.onpointerenter = launcher.onfocus = () => call(() => {});
  launcher.onclick = () => call((panel) => panel.toggle());
  global.Jawab = {
    open: () => call((panel) => panel.open()),
    close: () => loading && call((panel) => panel.close()),
    ask: (text: string) => call((panel) => panel.ask(String(text))),
    reset: () => call((panel) => panel.reset()),
    on(event: string, listener: (detail: unknown) => void) {
      const entry: [string, typeof listener] = [event, listener];
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
  start();
}
