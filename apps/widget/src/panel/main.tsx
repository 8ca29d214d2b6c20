import { h, render } from 'preact';
import { type ApiError, createApi } from '../chat/api.ts';
import { createConversation } from '../chat/conversation.ts';
import type { State } from '../chat/state.ts';
import { openStore } from '../chat/store.ts';
import type { Config } from '../chat/types.ts';
import type { Mount, Panel } from '../loader/contract.ts';
import { createAnnouncer } from './announcer.ts';
import { createArranger, isTouched } from './arrange.ts';
import { Icon } from './icon.tsx';
import { loadOnce } from './load-once.ts';
import css from './panel.css?inline';
import { createTheme } from './theme.ts';
import { createTitleBadge } from './title-badge.ts';
import type { CreateVoice, Extras, StartAttach, StartForm, StartRating, Ui, Voice } from './ui.ts';
import { Window } from './window.tsx';

const kept = ['keydown', 'keyup', 'keypress', 'input', 'paste', 'copy', 'cut'];

/** Shows the window of a bot beside its launcher. It stays closed until `open`. */
export function mount({
  host,
  root,
  frame,
  launcher,
  base,
  publicKey,
  isPage,
  emit,
  language,
  known,
}: Mount): Panel {
  // Typing in the window must not trigger the shortcuts of the page.
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());
  const api = createApi(`${base}v1/widget/${publicKey}/`);
  const conversation = createConversation(api, (event, detail) => {
    emit(event, detail);
    if (event === 'person' && settings.get('sound')) ui.extras?.playTone();
  });
  const { state } = conversation;
  const settings = openStore(publicKey, 'tab');
  state.set({ draft: settings.get('draft') ?? '' });
  const setTheme = createTheme(root, css);
  // Its head is no banner beside that of the page, because it is within a section.
  const place = document.createElement('section');
  const announcer = createAnnouncer();
  const showBadge = createTitleBadge();
  frame.prepend(place);
  frame.append(announcer.region);
  frame.classList.toggle('page', isPage);
  let readAloud: (now: State) => void = () => {};
  let read = state.now.logItems;
  let wanted = settings.get('language') ?? language;

  // A page that shows the window in a frame keeps its focus.
  const mayFocus = () => !isPage || self === top || document.hasFocus();
  const loadRating = loadOnce<StartRating>(base + __RATING__, (start) => start(ui, api, h));
  const loadAttach = loadOnce<StartAttach>(base + __ATTACH__, (start) => start(ui, api, h, place));
  const ui: Ui = {
    conversation,
    settings,
    base,
    isPage,
    isOpen: false,
    failure: null,
    say: conversation.say,
    close: () => !isPage && show(false),
    focusField: () =>
      mayFocus() && place.querySelector<HTMLElement>('.composer textarea')?.focus({ preventScroll: true }),
    load,
    setLanguage(code) {
      wanted = code;
      settings.set('language', code);
      void load();
    },
    announce: announcer.say,
    write(draft) {
      state.set({ draft });
      settings.set('draft', draft || null);
      // The next key could come before the next drawing.
      if (!draft) drawNow();
    },
    extras: null,
    Icon,
    drawScores: () => void loadRating(),
    drawComment: () => void loadRating(),
    drawFiles: () => void loadAttach(),
    drawForm: null,
    loadForm: loadOnce<StartForm>(base + __FORM__, (start) => start(ui, h)),
    pressMicrophone(agree) {
      if (agree) settings.set('voice', '1');
      const isOff = state.now.voice === 'off' || state.now.voice === 'denied';
      if (!isOff && !agree) return voice ? voice.off() : state.set({ voice: 'off' });
      if (!settings.get('voice')) return state.set({ voice: 'asks' });
      state.set({ voice: 'thinking' });
      void loadVoice().then(() => voice?.on());
    },
    stop() {
      voice?.hush();
      if (state.now.isBusy) void conversation.stop();
    },
    loadExtras: loadOnce<Extras>(base + __EXTRAS__, (extras) => {
      extras.lend(h);
      ui.extras = extras;
      readAloud = extras.createSentenceReader(announcer.say);
      readAloud(state.now);
      draw();
    }),
  };

  let voice: Voice | null = null;
  const loadModule = loadOnce<CreateVoice>(base + __VOICE__, (createVoice) => {
    voice = createVoice(ui, api);
  });
  const loadVoice = () => ui.loadExtras().then(loadModule);

  async function load(): Promise<void> {
    try {
      api.language = wanted;
      const query = wanted ? `?language=${wanted}` : '';
      const { data: config } = await api.call<{ data: Config }>(`config${query}`);
      api.language = config.language;
      frame.lang = config.language;
      frame.dir = config.direction;
      setTheme(config.theme, frame);
      await conversation.begin(config, openStore(publicKey, config.history));
    } catch (error) {
      await explain(error);
    }
  }

  /** Takes the window off a page that may not show it. */
  function remove(reason: string): void {
    host.remove();
    host.hidden = true;
    console.warn(`Jawab: ${reason}`);
  }

  async function explain(error: unknown): Promise<void> {
    const { status } = error as Partial<ApiError>;
    if (status === 403) return remove(`add ${location.origin} to the allowedOrigins of this bot.`);
    if (blocked) return remove(`add ${base} to connect-src of this page.`);
    const url = `${base}${__STRINGS__}${wanted || 'en'}.json`;
    const texts = await fetch(url).then(
      (response) => response.json(),
      () => null,
    );
    if (status === 404) console.warn(`Jawab: no bot has the key ${publicKey}.`);
    if (texts)
      state.set({ ended: status === 404 || status === 409 ? texts.chatEnded : null, hasFailed: true });
    ui.failure = texts;
    draw();
  }
  let blocked = false;
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    blocked ||= blockedURI.startsWith(base);
  });

  const arrange = createArranger(place, ui);
  function drawNow(): void {
    render(<Window ui={ui} />, place);
    arrange();
  }
  let isDrawn = false;
  function draw(): void {
    if (isDrawn) return;
    isDrawn = true;
    const drawSoon = () => {
      isDrawn = false;
      drawNow();
    };
    // A growing answer is drawn ten times a second, so that slow devices keep up with typing.
    if (state.now.isBusy) setTimeout(drawSoon, 100);
    else requestAnimationFrame(drawSoon);
  }
  /** The window speaks the language in which the bot answers, unless the visitor has chosen one. */
  function followTalk(): void {
    const { config, logItems } = state.now;
    const spoken = logItems.findLast(({ role, language }) => role === 'bot' && language)?.language;
    if (!config || !spoken || spoken === config.language || spoken === wanted || settings.get('language'))
      return;
    if (!config.languages.includes(spoken)) return;
    wanted = spoken;
    void load();
  }
  state.watch(() => {
    draw();
    followTalk();
    if (state.now.logItems.length > 0) void ui.loadExtras();
    if (state.now.form) void ui.loadForm();
    if (state.now.logItems !== read) readAloud(state.now);
    read = state.now.logItems;
    showBadge(document.hidden ? state.now.unread : 0);
    showUnread();
  });

  /** Counts on the launcher what has come while the window was closed. */
  function showUnread(): void {
    const { config, unread } = state.now;
    const count = ui.isOpen ? 0 : unread;
    if (!config) return;
    launcher.classList.toggle('badge', count > 0);
    launcher.dataset.count = `${count}`;
    launcher.ariaLabel = config.texts.chat + (count ? `: ${ui.say('newMessages', { count })}` : '');
  }

  const see = () => conversation.show(ui.isOpen && !document.hidden, !document.hidden);
  document.addEventListener('visibilitychange', see);

  /** Focuses the field, or the window while there is none, or where the field would open a keyboard. */
  function focusWindow(): void {
    const field = isTouched() ? null : place.querySelector<HTMLElement>('.composer textarea');
    (field ?? place.querySelector<HTMLElement>('.panel'))?.focus({ preventScroll: true });
  }

  function show(open: boolean): void {
    if (open === ui.isOpen) return;
    ui.isOpen = open;
    launcher.setAttribute('aria-expanded', `${open}`);
    frame.classList.toggle('open', open);
    drawNow();
    see();
    if (open && mayFocus()) focusWindow();
    else launcher.focus({ preventScroll: true });
    settings.set('open', open && innerWidth > 480 ? '1' : null);
    emit(open ? 'open' : 'close');
  }

  const loaded = load();
  const whenReady = (use: () => void) => void loaded.then(() => state.now.config && use());
  const identify = (token: string) => whenReady(() => void conversation.know(token));
  if (known) identify(known);
  return {
    open: () => show(true),
    close: () => show(false),
    toggle: () => show(!ui.isOpen),
    ask(text) {
      show(true);
      whenReady(() => void conversation.ask(`${text}`));
    },
    reset: () => whenReady(conversation.reset),
    identify,
  };
}
