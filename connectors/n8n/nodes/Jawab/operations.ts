import type { IDataObject } from 'n8n-workflow';
import type { Call } from '../call-api.ts';

/** Reads a parameter of the node for the current item. */
export type Read = (name: string) => unknown;

/** An operation of the node: what it sends, and which part of the answer is an item. */
export interface Operation {
  build(read: Read): Call;
  /** Its answer is a list with `next_cursor`. */
  isList?: true;
  pick?(answer: IDataObject): IDataObject;
}

const text = (read: Read, name: string) => String(read(name) ?? '').trim();
const fields = (read: Read, name: string) => (read(name) ?? {}) as IDataObject;
const segment = (read: Read, name: string) => encodeURIComponent(text(read, name));

function pickAnswer({ choices, jawab }: IDataObject): IDataObject {
  const [choice] = choices as { message: { content: string } }[];
  return Object.assign({ answer: choice?.message.content ?? '' }, jawab as IDataObject);
}

const pickData = ({ data }: IDataObject) => data as IDataObject;

const sourceFields: Record<string, string[]> = {
  text: ['text'],
  url: ['url'],
  question: ['question', 'answer'],
};

/** The operations by `resource.operation`. */
export const operations: Record<string, Operation> = {
  'bot.ask': {
    build: (read) => ({
      method: 'POST',
      path: '/chat',
      body: Object.assign({ message: text(read, 'message'), stream: false }, fields(read, 'askFields')),
    }),
    pick: pickAnswer,
  },
  'conversation.get': {
    build: (read) => ({ method: 'GET', path: `/conversations/${segment(read, 'sessionId')}` }),
    pick: pickData,
  },
  'conversation.getAll': {
    build: (read) => ({ method: 'GET', path: '/conversations', query: fields(read, 'conversationFilters') }),
    isList: true,
  },
  'conversation.reply': {
    build: (read) => ({
      method: 'POST',
      path: `/conversations/${segment(read, 'sessionId')}/reply`,
      body: { text: text(read, 'reply') },
    }),
    pick: pickData,
  },
  'knowledge.add': {
    build: (read) => {
      const body: IDataObject = { title: text(read, 'title') };
      for (const name of sourceFields[text(read, 'source')] ?? []) body[name] = text(read, name);
      return {
        method: 'POST',
        path: '/kb/ingest',
        body: Object.assign(body, fields(read, 'knowledgeFields')),
      };
    },
    pick: pickData,
  },
  'knowledge.search': {
    build: (read) => ({
      method: 'POST',
      path: '/kb/search',
      body: Object.assign({ query: text(read, 'query') }, fields(read, 'searchFields')),
    }),
  },
  'lead.getAll': {
    build: (read) => ({ method: 'GET', path: '/leads', query: fields(read, 'leadFilters') }),
    isList: true,
  },
};
