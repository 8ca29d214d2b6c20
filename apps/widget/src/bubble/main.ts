import { openStore } from '../chat/store.ts';
import type { Config } from '../chat/types.ts';
import type { Mount } from '../loader/contract.ts';
import { themeOf } from '../panel/theme.ts';
import css from './bubble.css?inline';
import { fitsPath } from './fits-path.ts';

type Bubble = NonNullable<Config['bubble']>;
type Memory = ReturnType<typeof openMemory>;

interface PageApi {
  open(): void;
  on(event: 'open', listener: () => void): void;
}
const jawab = () => (window as unknown as { Jawab: PageApi }).Jawab;

/** Remembers that the bubble was shown or closed. */
function openMemory(publicKey: string) {
  const visit = openStore(publicKey, 'tab');
  const device = openStore(publicKey, 'device');
  const day = new Date().toDateString();
  return {
    /** The language that the visitor chose in the window. */
    language: visit.get('language'),
    isDone: () => !!visit.get('bubble') || ['closed', day].includes(device.get('bubble') as string),
    keepShown(repeat: Bubble['repeat']) {
      visit.set('bubble', '1');
      if (repeat === 'day') device.set('bubble', day);
    },
    keepClosed: () => device.set('bubble', 'closed'),
  };
}

/** Resolves when everything of the page is loaded. */
const pageLoaded = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve),
  );

/** Reads the settings of the window; null if the service does not give them. */
async function readConfig({ base, publicKey }: Mount, language: string): Promise<Config | null> {
  const query = language ? `?language=${language}` : '';
  try {
    const response = await fetch(`${base}v1/widget/${publicKey}/config${query}`, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    });
    return response.ok ? (await response.json()).data : null;
  } catch {
    return null;
  }
}

/**
 * Calls `show` when the visitor has been on a page that fits for long enough. Hidden tabs do not count, and a page that changes
 * its address itself begins again.
 */
function wait({ after_seconds: afterSeconds, paths }: Bubble, isOver: () => boolean, show: () => void): void {
  let path = location.pathname;
  let seconds = 0;
  function look(): void {
    if (isOver()) return;
    const isDue = seconds >= afterSeconds && !document.hidden;
    if (isDue && (paths.length === 0 || paths.some((one) => fitsPath(one, path)))) return show();
    setTimeout(() => {
      if (path !== location.pathname) seconds = 0;
      else if (!document.hidden) seconds++;
      path = location.pathname;
      look();
    }, 1000);
  }
  look();
}

function addButton(to: HTMLElement, click: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.onclick = click;
  to.append(button);
  return button;
}

/** Adds an empty card. A screen reader says what is put into a region that is there already. */
function addCard({ root, frame, launcher }: Mount, memory: Memory) {
  const card = document.createElement('div');
  const status = document.createElement('div');
  status.role = 'status';
  card.append(status);
  launcher.before(card);
  // If the page has the focus, such as in its dialog, the key is for the page.
  const closeByKey = (event: KeyboardEvent) =>
    event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(':focus') && close();
  const remove = () => {
    if (card.querySelector(':focus-visible')) launcher.focus();
    card.remove();
    removeEventListener('keydown', closeByKey);
  };
  const close = () => {
    memory.keepClosed();
    remove();
  };
  const fill = ({ theme, texts, language, direction }: Config, { text }: Bubble) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeOf(theme) + css);
    root.adoptedStyleSheets.push(sheet);
    frame.lang = language;
    frame.dir = direction;
    frame.className = theme.side;
    card.className = 'tip';
    const opener = addButton(status, () => jawab().open());
    opener.onpointerenter = launcher.onpointerenter;
    const span = document.createElement('span');
    span.dir = 'auto';
    span.textContent = text;
    opener.append(span);
    addButton(card, close).ariaLabel = texts.closeChat;
    addEventListener('keydown', closeByKey);
  };
  return { card, fill, remove };
}

/** Shows the bubble of the bot beside its launcher, when its time has come. */
export async function mount(given: Mount): Promise<void> {
  const memory = openMemory(given.publicKey);
  // Before the launcher is only the window, once the visitor wanted it.
  if (memory.isDone() || given.launcher.previousElementSibling) return;
  const { card, fill, remove } = addCard(given, memory);
  jawab().on('open', remove);
  await pageLoaded();
  const isOver = () => !card.parentNode || memory.isDone();
  const config = isOver() ? null : await readConfig(given, memory.language ?? given.language);
  if (!config?.bubble) return remove();
  const { bubble } = config;
  wait(bubble, isOver, () => {
    memory.keepShown(bubble.repeat);
    fill(config, bubble);
  });
}
