import { ingest } from '@jawab/test/support/ingest.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

const config = async (input: object, bot = 0) =>
  (await shop.call('widget_config', input, asVisitor(shop, { bot: shop.bots[bot], sessionId: null }))).data;

test('returns the texts in the requested language, with its direction', async () => {
  expect(await config({ language: 'ar-AE' })).toMatchObject({ language: 'ar', direction: 'rtl' });
  const japanese = await config({ language: 'ja' });
  expect(japanese).toMatchObject({ name: 'Shop', language: 'ja', direction: 'ltr' });
  expect(japanese.language_names).toMatchObject({ ja: '日本語', ar: 'العربية' });
  expect(japanese.texts.sources).toContain('{count, plural,');
  expect(japanese.texts).not.toHaveProperty('noAnswer');
  for (const text of [...Object.values(japanese.texts), ...Object.values(japanese.form.texts)])
    expect(text).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
});

test('returns the bot’s own greeting in the bot’s language only', async () => {
  await shop.call('update_bot', { id: shop.bots[1], language: 'id', greeting: 'Halo dari toko!' });
  expect(await config({}, 1)).toMatchObject({ language: 'id', greeting: 'Halo dari toko!' });
  const thai = await config({ language: 'th' }, 1);
  expect(thai.greeting).toMatch(/[\u0e00-\u0e7f]/);
});

test('greets in each language with what the business wrote for it, also when it is greeted', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots;
  const greetings = { 'th-TH': 'สวัสดีค่ะ ร้านของเรายินดีต้อนรับ', ar: 'أهلًا بكم في متجرنا', ja: '  ' };
  const { data } = await tenant.call('update_bot', { id, greeting: 'Welcome to the shop!', greetings });
  expect(data.greetings).toEqual({ th: greetings['th-TH'], ar: greetings.ar });
  const read = async (language: string) =>
    (await tenant.call('widget_config', { language }, asVisitor(tenant, { sessionId: null }))).data.greeting;
  expect(await read('th')).toBe(greetings['th-TH']);
  expect(await read('ar-AE')).toBe(greetings.ar);
  expect(await read('en')).toBe('Welcome to the shop!');
  expect(await read('ja')).toMatch(/[\u3040-\u30ff]/);
  expect((await tenant.call('ask_bot', { message: 'สวัสดีค่ะ' })).answer).toBe(greetings['th-TH']);
  await expect(tenant.call('update_bot', { id, greetings: { xx: 'Hello' } })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  const cleared = await tenant.call('update_bot', { id, greetings: {} });
  expect(cleared.data).toMatchObject({ greeting: 'Welcome to the shop!', greetings: {} });
});

test('returns the bubble in the language of the page, else in the bot’s, and puts it into the snippet', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots;
  const change = async (bubble: object | null) =>
    (await tenant.call('update_bot', { id, bubble })).data.bubble;
  const read = async (language: string) =>
    (await tenant.call('widget_config', { language }, asVisitor(tenant, { sessionId: null }))).data.bubble;
  const snippet = async () => (await tenant.call('get_bot', { id })).data.snippet;
  expect(await read('en')).toBeNull();
  expect(await snippet()).not.toContain('data-bubble');
  const texts = { 'th-TH': 'ต้องการให้ช่วยไหมคะ', en: ' Need a hand? ', ja: ' ' };
  expect(await change({ texts })).toEqual({
    texts: { th: texts['th-TH'], en: 'Need a hand?' },
    after_seconds: 5,
    paths: [],
    repeat: 'visit',
  });
  expect(await snippet()).toContain(' data-bubble defer></script>');
  await change({
    texts,
    afterSeconds: 0,
    paths: [' /rooms/* ', '/rooms/*', '', '/%E0%B8%AB%E0%B9%89%E0%B8%AD%E0%B8%87/*'],
    repeat: 'day',
  });
  const shown = { after_seconds: 0, paths: ['/rooms/*', '/ห้อง/*'], repeat: 'day' };
  expect(await read('th')).toEqual({ text: texts['th-TH'], ...shown });
  expect(await read('ko')).toEqual({ text: 'Need a hand?', ...shown });
  for (const wrong of [
    { texts: { en: 'x'.repeat(161) } },
    { texts, paths: ['rooms'] },
    { texts, paths: ['/rooms?x'] },
    { texts, afterSeconds: 601 },
  ])
    await expect(change(wrong)).rejects.toMatchObject({ code: 'invalid_request' });
  expect(await change({ texts: {} })).toBeNull();
  await change({ texts });
  expect(await change(null)).toBeNull();
  expect(await snippet()).not.toContain('data-bubble');
});

test('greets with the seasonal greeting in its time, and with the usual one before and after', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots;
  await tenant.call('update_bot', { id, greeting: 'Hello!' });
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const greetingOf = async (seasonalGreeting: object | null) => {
    const { data } = await tenant.call('update_bot', { id, seasonalGreeting });
    const visitor = asVisitor(tenant, { sessionId: null });
    const { greeting } = (await tenant.call('widget_config', {}, visitor)).data;
    const { answer } = await tenant.call('ask_bot', { message: 'Hello' });
    expect(answer).toBe(greeting);
    expect(data.greeting).toBe('Hello!');
    return greeting;
  };
  expect(await greetingOf({ text: 'Ramadan Mubarak!', until: day(0) })).toBe('Ramadan Mubarak!');
  expect(await greetingOf({ text: 'Ramadan Mubarak!', from: day(-1), until: day(1) })).toBe(
    'Ramadan Mubarak!',
  );
  expect(await greetingOf({ text: 'Too early', from: day(2), until: day(3) })).toBe('Hello!');
  expect(await greetingOf({ text: 'Too late', until: day(-1) })).toBe('Hello!');
  expect(await greetingOf(null)).toBe('Hello!');
  await expect(greetingOf({ text: 'For ever' })).rejects.toMatchObject({ code: 'invalid_request' });
});

test('speaks to the reader in the polite form of the bot', async () => {
  const tenant = await createTenant(world);
  await tenant.call('update_bot', { id: tenant.bots[0], speechForms: { vi: 'em' } });
  const visitor = asVisitor(tenant, { sessionId: null });
  const { texts, form } = (await tenant.call('widget_config', { language: 'vi' }, visitor)).data;
  expect(form.texts.formThanks).toContain('anh/chị');
  for (const text of Object.values(texts)) expect(text).not.toMatch(/bạn/i);
});

test('returns the look, form, hours and history that update_bot set, with the labels of the language', async () => {
  const tenant = await createTenant(world);
  const read = async (input: object) =>
    (await tenant.call('widget_config', input, asVisitor(tenant, { sessionId: null }))).data;
  expect(await read({})).toMatchObject({
    theme: { accent: '#1f5fd6', side: 'end' },
    lead_form: { when: 'handoff' },
    handoff: { enabled: true, open: true, opens_at: null, hours: null },
    history: 'tab',
    hosted_page: true,
    suggestions: [],
  });
  await tenant.call('update_bot', {
    id: tenant.bots[0],
    theme: { accent: '#0a0a0a', side: 'start' },
    leadForm: { when: 'start', fields: [{ name: 'phone', required: true }] },
    handoffHours: { timezone: 'UTC', week: [] },
    history: 'device',
    suggestions: { hi: ['डिलीवरी में कितना समय लगता है?'] },
  });
  const hindi = await read({ language: 'hi' });
  const phone = { name: 'phone', label: 'फ़ोन', type: 'tel', required: true };
  expect(hindi).toMatchObject({
    theme: { accent: '#0a0a0a', side: 'start' },
    lead_form: { when: 'start', fields: [phone] },
    form: { fields: [phone] },
    handoff: { enabled: false, open: false, opens_at: null },
    history: 'device',
    suggestions: ['डिलीवरी में कितना समय लगता है?'],
  });
  expect((await read({ language: 'en' })).suggestions).toEqual([]);
});

test('suggests questions of Q&A documents in the language; each is answered with its source', async () => {
  const tenant = await createTenant(world);
  const questions = {
    en: ['How long does delivery take?', 'Two days.', 'Can I pay by card?', 'Yes, by all cards.'],
    ja: ['送料はいくらですか?', '全国一律500円です。'],
    th: ['ส่งสินค้ากี่วันถึง', 'ประมาณสองวันทำการ'],
    ar: ['كم تستغرق مدة التوصيل؟', 'يومان في العادة.'],
  };
  const pairs = Object.values(questions).flatMap((texts) =>
    texts.flatMap((question, at) => (at % 2 === 0 ? [{ question, answer: texts[at + 1] as string }] : [])),
  );
  await ingest(
    world,
    tenant,
    pairs.map(({ question, answer }) => ({ title: 'FAQ', question, answer })),
  );
  for (const [language, texts] of Object.entries(questions)) {
    const visitor = asVisitor(tenant);
    const { suggestions } = (await tenant.call('widget_config', { language }, visitor)).data;
    expect(suggestions).toEqual(texts.filter((_, at) => at % 2 === 0));
    for (const message of suggestions) {
      const answer = await tenant.call('widget_chat', { message }, visitor);
      expect(answer, message).toMatchObject({ answered: true, sources: [{ title: 'FAQ' }] });
    }
  }
});

test('suggests what three visitors asked in the same words, unless it has a number or its source is gone', async () => {
  const tenant = await createTenant(world);
  const [document] = await ingest(world, tenant, [
    { title: 'Delivery', text: 'Delivery inside Indonesia takes 2 to 4 working days for order 12.' },
  ]);
  const suggested = async () =>
    (await tenant.call('widget_config', { language: 'en' }, asVisitor(tenant))).data.suggestions;
  const ask = async (message: string) =>
    expect((await tenant.call('widget_chat', { message }, asVisitor(tenant))).answered).toBe(true);
  for (let n = 0; n < 3; n++) {
    expect(await suggested()).toEqual([]);
    await ask(`How long does delivery inside Indonesia take?${' '.repeat(n)}`);
    await ask('How long does delivery inside Indonesia take for order 12?');
  }
  expect(await suggested()).toEqual(['How long does delivery inside Indonesia take?']);
  await tenant.call('delete_knowledge', { id: document?.id });
  expect(await suggested()).toEqual([]);
});
