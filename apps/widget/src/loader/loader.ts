import type { EventName, Mount, Panel } from './contract.ts';
import css from './launcher.css?inline';
import { pickLanguage } from './pick-language.ts';

const script = document.currentScript as HTMLScriptElement;
const { key: publicKey = '', lang, side, accent, page } = script.dataset;
const base = new URL('.', script.src.replace(/assets\/[^/]*$/, '')).href;
const isPage = page !== undefined;
const labels = __LABELS__;
const wanted = [lang, document.documentElement.lang, ...navigator.languages];
const language = pickLanguage(wanted, Object.keys(labels));
const openSlot = `jawab:${publicKey}:open`;
const kept = ['keydown', 'keyup', 'keypress', 'input', 'paste', 'copy', 'cut'];
const listeners: [string, (detail: unknown) => void][] = [];

const host = document.createElement('jawab-chat');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css + (accent && CSS.supports('color', accent) ? `:host{--jawab-accent:${accent}}` : ''));
root.adoptedStyleSheets = [sheet];
const launcher = document.createElement('button');
launcher.className = 'launcher';
launcher.type = 'button';
launcher.ariaExpanded = 'false';
launcher.ariaHasPopup = 'dialog';
launcher.ariaLabel = labels[language || 'en'] as string;
const frame = document.createElement('div');
frame.className = side || 'end';
frame.dir = __RTL__.includes(language) ? 'rtl' : 'ltr';
frame.lang = language || 'en';
if (!isPage) frame.append(launcher);
root.append(frame);
// Typing in the window must not trigger the shortcuts of the page.
for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());

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

function start(): void {
  document.body.append(host);
  try {
    host.popover = 'manual';
    host.showPopover();
  } catch {}
  let opens: unknown = isPage;
  try {
    opens ||= sessionStorage.getItem(openSlot);
  } catch {}
  if (opens) call((panel) => panel.open());
}

if (!('Jawab' in window)) {
  for (const intent of ['pointerenter', 'focus'])
    launcher.addEventListener(intent, () => call(() => {}), { once: true });
  launcher.addEventListener('click', () => call((panel) => panel.toggle()));
  Object.assign(window, {
    Jawab: {
      open: () => call((panel) => panel.open()),
      close: () => loading && call((panel) => panel.close()),
      ask: (text: string) => call((panel) => panel.ask(String(text))),
      reset: () => call((panel) => panel.reset()),
      on(event: string, listener: (detail: unknown) => void) {
        const entry: [string, typeof listener] = [event, listener];
        listeners.push(entry);
        return () => void listeners.splice(listeners.indexOf(entry), 1);
      },
    },
  });
  if (document.body) start();
  else addEventListener('DOMContentLoaded', start);
}
