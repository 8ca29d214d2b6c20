import { type Database, type Sql, supportedLanguages } from '@jawab/core';
import { chunkDocument } from '../chunker/chunk-document.ts';
import { replaceChunks } from './replace-chunks.ts';
import { search } from './search.ts';

/** A leg of the search that did not find what is there. */
export interface DeadLeg {
  language: string;
  leg: 'terms' | 'vectors';
}

/** A passage and a question it answers, per language. */
const probes: Record<(typeof supportedLanguages)[number], [passage: string, question: string]> = {
  en: ['Parcels are delivered within three working days.', 'When is my parcel delivered?'],
  ja: ['返品は商品到着から十四日以内に受け付けます。', '返品は何日以内ですか'],
  'zh-Hans': ['退货须在收到商品后十四天内申请。', '退货要在几天内申请'],
  'zh-Hant': ['退貨須在收到商品後十四天內申請。', '退貨要在幾天內申請'],
  ko: ['반품은 상품을 받은 날부터 14일 안에 신청하세요.', '반품 신청은 언제까지예요?'],
  ms: ['Bungkusan dihantar dalam masa tiga hari bekerja.', 'Bilakah bungkusan saya dihantar?'],
  id: ['Paket dikirim dalam waktu tiga hari kerja.', 'Kapan paket saya dikirimkan?'],
  th: ['ร้านจัดส่งสินค้าภายในสามวันทำการ', 'จัดส่งสินค้ากี่วัน'],
  vi: ['Cửa hàng giao hàng trong ba ngày làm việc.', 'giao hang mat may ngay'],
  fil: ['Ihahatid ang pakete sa loob ng tatlong araw.', 'Kailan ihahatid ang pakete ko?'],
  ar: ['يتم توصيل الطلبات خلال ثلاثة أيام عمل.', 'متى يصل توصيل الطلب؟'],
  hi: ['पार्सल तीन कार्य दिवसों में पहुँचाया जाता है।', 'पार्सल कब पहुँचाया जाएगा?'],
  ta: ['பொருட்கள் மூன்று வேலை நாட்களில் அனுப்பப்படும்.', 'பொருள் எப்போது அனுப்பப்படும்?'],
  bn: ['তিন কার্যদিবসের মধ্যে পার্সেল পৌঁছে দেওয়া হয়।', 'পার্সেল কবে পৌঁছাবে?'],
  te: ['పార్శిల్ మూడు పనిదినాల్లో అందజేయబడుతుంది.', 'పార్శిల్ ఎప్పుడు అందజేస్తారు?'],
};

class RolledBack extends Error {}

const probeModel = 'self-test';
/** A vector of its own for each language: ones at its place. */
const vectorOf = (place: number) => Float32Array.from(supportedLanguages, (_, i) => (i === place ? 1 : 0));

async function addProbe(sql: Sql, workspaceId: string, place: number, passage: string): Promise<string> {
  const [document] = await sql`
    insert into documents (workspace_id, title, source_type, status)
    values (${workspaceId}::uuid, '', 'snippet', 'ready') returning id`;
  const documentId = document?.id as string;
  const chunks = chunkDocument({ title: '', text: passage, sourceType: 'snippet' });
  const vectors = { model: probeModel, values: [vectorOf(place)] };
  await replaceChunks(sql, { workspaceId, documentId, botId: null, title: '', chunks, vectors });
  return documentId;
}

async function probe(sql: Sql): Promise<DeadLeg[]> {
  const [workspace] =
    await sql`insert into workspaces (name, plan) values ('self-test', 'free') returning id`;
  const workspaceId = workspace?.id as string;
  const documents: string[] = [];
  for (const [place, language] of supportedLanguages.entries()) {
    documents.push(await addProbe(sql, workspaceId, place, probes[language][0]));
  }
  const dead: DeadLeg[] = [];
  for (const [place, language] of supportedLanguages.entries()) {
    const vector = { model: probeModel, values: vectorOf(place) };
    const request = { workspaceId, botIds: null, query: probes[language][1], language, vector, limit: 5 };
    const { hits } = await search(sql, request);
    const found = hits.find(({ document_id }) => document_id === documents[place]);
    if (found?.legs.terms !== 1) dead.push({ language, leg: 'terms' });
    if (found?.legs.vectors !== 1) dead.push({ language, leg: 'vectors' });
  }
  return dead;
}

/**
 * Asks one question per supported language of a small base of its own, in a transaction that is rolled back. Answers the
 * legs that do not find their passage; none when all is well. Throws what Postgres throws.
 */
export async function selfTest(database: Database): Promise<DeadLeg[]> {
  let dead: DeadLeg[] = [];
  try {
    await database.system.tx(async (sql) => {
      dead = await probe(sql);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return dead;
}
