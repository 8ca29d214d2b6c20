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
const kept = ['keydown', 'keyup', 'keypress', 'input', 'beforeinput', 'change', 'paste', 'copy', 'cut'];
const listeners: [string, (detail: unknown) => void][] = [];

const make = (tag: string, attributes: Record<string, string>, ...inside: Element[]) => {
  const isDrawn = /svg|path/.test(tag);
  const element = isDrawn
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
  element.append(...inside);
  return element;
};
const draw = (d: string) =>
  make('svg', { viewBox: '0 0 24 24', width: '26', 'aria-hidden': 'true' }, make('path', { d }));

const host = document.createElement('jawab-chat');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css + (accent && CSS.supports('color', accent) ? `:host{--jawab-accent:${accent}}` : ''));
root.adoptedStyleSheets = [sheet];
const launcher = make(
  'button',
  {
    class: 'launcher',
    type: 'button',
    'aria-expanded': 'false',
    'aria-haspopup': 'dialog',
    'aria-label': labels[language || 'en'] as string,
  },
  draw('M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.4 8.4 0 1 1 21 11.5Z'),
) as HTMLButtonElement;
const frame = make('div', {
  class: side === 'start' ? 'start' : 'end',
  dir: language === 'ar' ? 'rtl' : 'ltr',
  lang: language || 'en',
}) as HTMLElement;
if (!isPage) frame.append(launcher);
root.append(frame);
// Typing in the window must not trigger the shortcuts of the page.
for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());

function remove(reason: string): void {
  host.remove();
  console.warn(`Jawab: ${reason}`);
}

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
    remove,
  };
  loading ??= import(/* @vite-ignore */ base + __PANEL__).then((panel) => panel.mount(mount));
  loading.catch((error) => {
    loading = undefined;
    console.warn(`Jawab: the chat window cannot be loaded from ${base}. Allow it in script-src.`, error);
  });
  return loading;
}

function emit(event: EventName, detail?: unknown): void {
  if (event === 'open' || event === 'close') {
    try {
      if (event === 'open' && innerWidth > 480) sessionStorage.setItem(openSlot, '1');
      else sessionStorage.removeItem(openSlot);
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
  let wasOpen: string | null = null;
  try {
    wasOpen = sessionStorage.getItem(openSlot);
  } catch {}
  if (isPage || wasOpen) call((panel) => panel.open());
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
