import { randomUUID } from 'node:crypto';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
});
afterAll(() => world.close());

test('saves one lead per session and updates it', async () => {
  const sessionId = randomUUID();
  const visitor = asVisitor(shop, { sessionId });
  const form = { name: ' Aiko 愛子 ', email: 'aiko@example.com', phone: '', message: null };
  const { data: first } = await shop.call('widget_lead', form, visitor);
  const { data: second } = await shop.call('widget_lead', { ...form, phone: '+62 812 3456 7890' }, visitor);
  expect(second).toEqual(first);
  expect((await shop.call('list_leads')).data).toMatchObject([
    { id: first.lead_id, session_id: sessionId, name: 'Aiko 愛子', phone: '+6281234567890', company: null },
  ]);
  const message = '株式会社みどりの田中と申します。';
  await shop.call('widget_lead', { ...form, message }, visitor);
  expect((await shop.call('list_leads', { q: 'みどり' })).data).toMatchObject([
    { company: '株式会社みどり' },
  ]);
});

test('saves nothing when the trap is filled in, and does not show it', async () => {
  const before = (await shop.call('list_leads')).data.length;
  const form = { name: 'Spam', email: 'spam@example.com', website: 'https://spam.example' };
  const { data } = await shop.call('widget_lead', form, asVisitor(shop));
  expect(data.lead_id).toMatch(/^[0-9a-f-]{36}$/);
  expect((await shop.call('list_leads')).data).toHaveLength(before);
});

test('names the field that is wrong', async () => {
  const refused = shop.call('widget_lead', { name: 'Ann', email: 'ann' }, asVisitor(shop));
  await expect(refused).rejects.toMatchObject({
    code: 'invalid_request',
    details: { issues: [{ path: 'email' }] },
  });
});

test('asks for consent where the bot does, and keeps what the visitor agreed to and when', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots;
  const texts = { en: 'You may write to me about my order.', th: 'ยินยอมให้ติดต่อกลับเรื่องคำสั่งซื้อ' };
  const url = 'https://shop.example/privacy';
  const change = (consent: object | null) => tenant.call('update_bot', { id, consent });
  expect((await change({ texts, url })).data.consent).toEqual({ texts, url });
  const visitor = asVisitor(tenant);
  const read = async (language: string) =>
    (await tenant.call('widget_config', { language }, visitor)).data.lead_form.consent;
  expect(await read('th-TH')).toEqual({ text: texts.th, url });
  expect(await read('ja')).toEqual({ text: texts.en, url });
  const form = { name: 'Aiko', email: 'aiko@example.com' };
  for (const consent of [undefined, 'yes'])
    await expect(tenant.call('widget_lead', { ...form, consent }, visitor)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('lead_form.consent'),
      details: { issues: [{ path: 'consent' }] },
    });
  expect((await tenant.call('list_leads')).data).toEqual([]);
  await tenant.call('widget_lead', { ...form, consent: texts.th }, visitor);
  const [lead] = (await tenant.call('list_leads')).data;
  expect(lead.consent).toEqual({ text: texts.th, url, at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect((await change(null)).data.consent).toBeNull();
  expect(await read('th')).toBeNull();
  await tenant.call('widget_lead', { ...form, phone: '+62 812 3456 7890' }, visitor);
  expect((await tenant.call('list_leads')).data).toMatchObject([
    { phone: '+6281234567890', consent: lead.consent },
  ]);
  await expect(change({ url })).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(change({ texts, url: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('requires what the form of the bot requires, and an e-mail address or a phone number', async () => {
  const tenant = await createTenant(world);
  const submit = (form: object) => tenant.call('widget_lead', form, asVisitor(tenant));
  const issuesOf = (form: object) =>
    submit(form).then(
      () => [],
      (error) => error.details.issues.map(({ path }: { path: string }) => path),
    );
  expect(await issuesOf({ name: ' \u3000 ', email: '' })).toEqual(['name', 'email']);
  const change = (fields: object[]) =>
    tenant.call('update_bot', { id: tenant.bots[0], leadForm: { fields } });
  await change([{ name: 'phone', required: true }, { name: 'message' }]);
  expect(await issuesOf({ name: 'Aiko', email: 'aiko@example.com' })).toEqual(['phone']);
  await submit({ phone: '+62 812 3456 7890' });
  await change([{ name: 'phone' }, { name: 'email' }]);
  expect(await issuesOf({ name: 'Aiko' })).toEqual(['phone']);
  await submit({ email: 'aiko@example.com' });
  const { data } = await tenant.call('list_leads');
  expect(data).toMatchObject([
    { name: '', email: 'aiko@example.com', phone: null },
    { name: '', email: '', phone: '+6281234567890' },
  ]);
});
