import { format, type Values } from '@jawab/language/format.ts';
import type { WindowStrings } from '@jawab/language/window-strings.ts';
import type { EventName } from '../loader/contract.ts';
import { type Answer, askQuestion } from './answer.ts';
import { type Api, ApiError } from './api.ts';
import { mergeMessage, newItem, newKey } from './items.ts';
import { createLive } from './live.ts';
import { emptyState, type Observed, observe, type State } from './state.ts';
import type { Store } from './store.ts';
import type { Config, Item, QuestionBody, Spoken, Status, StoredMessage } from './types.ts';

const typingMs = 6_000;
const lookEveryMs = 30_000;

/** The longest message that the service takes. */
export const maxCharacters = 2_000;

/** The actions of the window on a conversation. They know nothing of the page's DOM, so that speech can use them too. */
export interface Conversation {
  readonly state: Observed<State>;
  /** Writes a text of the window in the visitor's language. */
  say(key: keyof WindowStrings, values?: Values): string;
  /** Begins with the settings: reads what was said before, and goes on with a question that has no answer yet. */
  begin(config: Config, store: Store): Promise<void>;
  /** Asks a question, or for a section that an answer offered. */
  ask(text: string, choice?: QuestionBody['choice']): Promise<void>;
  /** Asks what was recorded. An aborted signal ends the answer. */
  askSpoken(spoken: Spoken): Promise<void>;
  /** Asks an item again with its key, so that nothing is asked twice. */
  retry(item: Item): Promise<void>;
  stop(): Promise<void>;
  /** Changes what the window remembers of an item. */
  mark(item: Item, change: Partial<Item>): void;
  rate(item: Item, rating: 'up' | 'down', comment?: string): Promise<void>;
  askForPerson(): Promise<void>;
  /** Opens a session unless one is open. */
  openSession(): Promise<void>;
  openForm(): void;
  /** Sends the contact form. Returns the names of refused fields, or null when it was taken. */
  sendForm(values: Record<string, string>): Promise<string[] | null>;
  /** Goes on as the customer of an identity, or begins again if the session so far is another's. */
  know(token: string): Promise<void>;
  /** Forgets the session. */
  reset(): void;
  /** Deletes the conversation on the service. */
  remove(): Promise<void>;
  /** Holds the live connection while the window can be seen, and beside a closed one while a person handles the conversation. */
  show(isSeen: boolean, isPageSeen: boolean): void;
}

interface Session {
  session_id: string;
  session_token: string;
  expires_at: string;
}

interface Pending {
  key: string;
  body: QuestionBody;
}

export function createConversation(
  api: Api,
  emit: (event: EventName, detail?: unknown) => void,
): Conversation {
  const state = observe<State>(emptyState);
  let store: Store | null = null;
  let isSeen = false;
  let isPageSeen = false;
  let reading = '';
  let identity: string | undefined;
  let sessionId: string | undefined;
  const say = (key: keyof WindowStrings, values: Values = {}) => {
    const { config } = state.now;
    return config ? format(config.texts[key], values, config.language) : '';
  };

  const live = createLive(api, {
    path: newMessages,
    connected: retryCut,
    message: (message) => merge(message, true),
    status: setStatus,
    typist: showTyping,
    refused: refuse,
  });
  const isReady = () => state.now.isOnline && !state.now.ended && !!api.token;
  const waits = () => isPageSeen && state.now.status === 'handoff';
  const connect = () => live.want((isSeen || waits()) && isReady());

  const change = (key: string, part: Partial<Item>) =>
    state.set({
      logItems: state.now.logItems.map((item) => (item.key === key ? Object.assign({}, item, part) : item)),
    });
  const add = (...logItems: Item[]) => state.set({ logItems: [...state.now.logItems, ...logItems] });
  const drop = (key: string) =>
    state.set({ logItems: state.now.logItems.filter((item) => item.key !== key) });
  const notice = (text: string) => add(newItem('notice', text));
  const explain = (error: unknown) => notice((error as Error).message || say('errorUnavailable'));

  function merge(message: StoredMessage, isLive: boolean): void {
    const { logItems, isNew } = mergeMessage(state.now.logItems, message, reading !== '');
    const fromPerson = isLive && isNew && message.author === 'human' && !message.status;
    state.set({ logItems, typist: null, unread: state.now.unread + (fromPerson && !isSeen ? 1 : 0) });
    if (fromPerson) emit('person', { text: message.content });
  }

  function showTyping(name: string): void {
    state.set({ typist: name });
    setTimeout(() => state.set({ typist: null }), typingMs);
  }

  function setStatus(status: Status): void {
    const before = state.now.status;
    if (status === before) return;
    // A crash can lose the newest question. It is being asked again, so it stays.
    if (status === null && before !== null && !reading)
      state.set({ logItems: [], countBefore: 0, form: null });
    state.set({ status });
    connect();
    if (status !== 'handoff') return;
    emit('handoff');
    const isAnswered = state.now.logItems.some(({ author }) => author === 'human');
    if (state.now.config?.lead_form.when === 'handoff' && !isAnswered) openForm();
  }

  const openForm = () => state.set({ form: 'open', errors: {} });

  /** Ends the chat when its key no longer works, and forgets a session that ended. */
  function refuse(error: ApiError): void {
    if (error.status === 401) return reset();
    state.set({ ended: say('chatEnded') });
    connect();
  }

  async function openSession(isAnew?: boolean): Promise<void> {
    const { token } = api;
    if (token && !isAnew) return;
    const body = { identity, session: token };
    const { data } = await api.call<{ data: Session }>('session', { body });
    // The page has named somebody else meanwhile. The answer to that may have come before.
    if (isAnew && body.identity !== identity) return;
    if (token && data.session_id !== sessionId) reset();
    keepSession(data);
    connect();
  }
  function keepSession(session: Session | null): void {
    api.token = session?.session_token;
    sessionId = session?.session_id;
    store?.set('session', session && JSON.stringify(session));
  }

  /** The path of the messages that the window does not have yet. */
  function newMessages(): string {
    const last = state.now.logItems.findLast(({ id }) => id);
    return last ? `messages?after=${last.id}` : 'messages';
  }

  async function sync(isLive = false): Promise<void> {
    const { data, status } = await api.call<{ data: StoredMessage[]; status?: Status }>(newMessages());
    for (const message of data) merge(message, isLive);
    if (status !== undefined) setStatus(status);
  }

  async function begin(config: Config, given: Store): Promise<void> {
    state.set({ config, hasFailed: false });
    if (store) return;
    store = given;
    const session = JSON.parse(store.get('session') ?? 'null');
    if (session && Date.parse(session.expires_at) > Date.now()) {
      keepSession(session);
      await sync().catch((error) => error.status && refuse(error));
    }
    // The form was sent or left on the page before.
    state.set({ countBefore: state.now.logItems.length, form: null });
    connect();
    const pending: Pending | null = JSON.parse(store.get('pending') ?? 'null');
    if (pending) await resume(pending);
    else if (state.now.logItems.length === 0 && config.lead_form.when === 'start') openForm();
  }

  /** Goes on with a question whose answer was not complete when the page was left. */
  async function resume({ key, body }: Pending): Promise<void> {
    const { logItems } = state.now;
    const at = logItems.findLastIndex((item) => item.role === 'user' && item.text === body.message);
    if (at >= 0 && logItems.slice(at).some(({ role }) => role === 'bot')) return store?.set('pending', null);
    if (at < 0) add(newItem('user', body.message));
    add(newItem('bot', '', 'waiting', key));
    await read(key, body);
  }

  async function ask(given: string, choice?: QuestionBody['choice']): Promise<void> {
    const text = given.trim();
    if (!text || state.now.isBusy || state.now.ended) return;
    const key = newKey();
    const body = { message: text, choice };
    store?.set('pending', JSON.stringify({ key, body }));
    add(newItem('user', text), newItem('bot', '', 'waiting', key));
    emit('question', { text });
    await read(key, body);
  }

  async function askSpoken(spoken: Spoken): Promise<void> {
    const question = newItem('user', '');
    const answer = newItem('bot', '', 'waiting');
    add(question, answer);
    await read(answer.key, { message: '' }, spoken, (text) => {
      change(question.key, { text });
      change(answer.key, { body: { message: text } });
    });
    if (state.now.logItems.some(({ key, text }) => key === question.key && text)) return;
    drop(question.key);
    if (spoken.signal.aborted) drop(answer.key);
  }

  async function read(
    key: string,
    body: QuestionBody,
    spoken?: Spoken,
    onTranscript?: (text: string) => void,
  ): Promise<void> {
    reading = key;
    state.set({ isBusy: true, follows: true });
    try {
      change(key, { state: 'waiting', problem: null, text: '', body });
      await openSession();
      const onText = (said: string) => change(key, { state: 'streaming', text: said });
      finish(key, await askQuestion(api, { body, key, spoken, onTranscript, onText }));
    } catch (error) {
      if (spoken?.signal.aborted) change(key, { state: 'stopped' });
      else if (spoken && error instanceof ApiError && error.code === 'no_speech') await askAgain(key, spoken);
      else fail(key, error);
    } finally {
      reading = '';
      state.set({ isBusy: false });
    }
  }

  function finish(key: string, answer: Answer): void {
    store?.set('pending', null);
    timesNothing = 0;
    const { text, message_id, language, answered, sources, choices, offers_person, interrupted, handoff } =
      answer;
    const id = message_id ?? undefined;
    const event = { text, language, answered, sources };
    if (!text || (id && state.now.logItems.some((item) => item.id === id && item.key !== key))) drop(key);
    else
      change(
        key,
        Object.assign(
          { id, choices, offers_person, state: interrupted ? 'stopped' : 'done' } as const,
          event,
        ),
      );
    emit('answer', event);
    if (handoff) setStatus('handoff');
    if (answered === false && state.now.config?.lead_form.when === 'unanswered') openForm();
  }

  /** The number of recordings in a row without a word. */
  let timesNothing = 0;

  /** Asks to say it again, in the language of the conversation; the second time in a row, to write. */
  async function askAgain(key: string, spoken: Spoken): Promise<void> {
    timesNothing++;
    const config = state.now.config as Config;
    const last = state.now.logItems.findLast(({ role, language }) => role === 'bot' && language);
    const language = last?.language ?? config.language;
    const query = `config?language=${encodeURIComponent(language)}`;
    const { texts } =
      language === config.language
        ? config
        : await api.call<{ data: Config }>(query).then(
            ({ data }) => data,
            () => config,
          );
    const text = texts[timesNothing > 1 ? 'voiceWrite' : 'voiceNothing'];
    change(key, { state: 'done', text, language });
    spoken.onNothing({ text, language, times: timesNothing });
  }

  function fail(key: string, error: unknown): void {
    const { status, code, message } = error instanceof ApiError ? error : new ApiError(0);
    emit('error', { code: status ? code : 'cut' });
    if (status === 404 || status === 403 || code === 'bot_archived') {
      drop(key);
      return refuse(error as ApiError);
    }
    if (status === 402) {
      store?.set('pending', null);
      change(key, { state: 'failed', text: message, problem: null });
      return openForm();
    }
    if (status === 401) keepSession(null);
    const lost = state.now.logItems.some((item) => item.key === key && item.text) ? 'answerCut' : 'notSent';
    const isLost = !status || status === 401;
    change(key, { state: 'cut', problem: isLost ? say(lost) : message || say('errorUnavailable') });
  }

  async function retry({ key, body }: Item): Promise<void> {
    if (body && !state.now.isBusy) await read(key, body);
  }
  function retryCut(): void {
    const cut = state.now.logItems.find(({ state }) => state === 'cut');
    if (cut) void retry(cut);
  }

  function reset(): void {
    keepSession(null);
    for (const name of ['pending', 'draft']) store?.set(name, null);
    live.want(false);
    state.set({ logItems: [], countBefore: 0, status: null, form: null, unread: 0 });
    emit('reset');
  }

  /** Follows the events only, because the settings were just read, whatever `navigator.onLine` says. */
  function setOnline({ type }: Event): void {
    const isOnline = type === 'online';
    state.set({ isOnline });
    connect();
    live.hurry();
    if (isOnline) retryCut();
  }
  /** Looks for a person's reply while no connection is held, because the page is hidden. */
  function look(): void {
    if (!isPageSeen && state.now.status === 'handoff' && isReady()) sync(true).catch(() => {});
  }

  addEventListener('online', setOnline);
  addEventListener('offline', setOnline);
  setInterval(look, lookEveryMs);

  return {
    state,
    say,
    begin,
    ask,
    askSpoken,
    retry,
    async know(token) {
      identity = token;
      // Without a session, the first question opens one.
      try {
        if (api.token) await openSession(true);
        retryCut();
      } catch (error) {
        fail('', error);
      }
    },
    reset() {
      identity = undefined;
      reset();
    },
    async stop() {
      await api.call('stop', { body: {} }).catch(() => {});
    },
    mark: ({ key }, part) => change(key, part),
    async rate({ key, id }, feedback, comment) {
      change(key, { feedback });
      await api.call('feedback', { body: { messageId: id, rating: feedback, comment } }).catch(() => {});
    },
    async askForPerson() {
      try {
        await openSession();
        const { language } = state.now.config as Config;
        const body = { language };
        const { data } = await api.call<{ data: { status: Status; message: string } }>('handoff', { body });
        await sync();
        if (state.now.logItems.at(-1)?.text !== data.message) notice(data.message);
        if (data.status === 'handoff') setStatus('handoff');
        else openForm();
      } catch (error) {
        explain(error);
      }
    },
    openSession,
    openForm,
    async sendForm(values) {
      try {
        await openSession();
        await api.call('lead', { body: values, key: newKey() });
        state.set({ form: null });
        notice(say('formThanks'));
        emit('lead');
        return null;
      } catch (error) {
        return ((error as ApiError).issues ?? []).map(({ path }) => path);
      }
    },
    async remove() {
      try {
        if (api.token) await api.call('conversation', { method: 'DELETE' });
        reset();
        notice(say('deleteDone'));
      } catch (error) {
        explain(error);
      }
    },
    show(seen, pageSeen) {
      isSeen = seen;
      isPageSeen = pageSeen;
      if (seen) state.set({ unread: 0 });
      connect();
    },
  };
}
