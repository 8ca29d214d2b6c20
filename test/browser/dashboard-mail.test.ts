import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type Dashboard, openDashboard, setUp } from './dashboard.ts';
import { findEngines } from './engine.ts';

describe.runIf(findEngines().includes('chromium'))('links by mail in Chromium', () => {
  let mail: MailServer;
  let dashboard: Dashboard;
  beforeAll(async () => {
    mail = await startMailServer();
    dashboard = await openDashboard({ SMTP_URL: mail.url, MAIL_FROM: 'Jawab <no-reply@shop.example>' });
  });
  afterAll(async () => {
    await dashboard?.close();
    await mail?.close();
  });

  /** The address of the page in a mail, at the port of this test. */
  async function linkIn(subject: string) {
    const find = () => mail.received.findLast((one) => one.subject === subject);
    await expect.poll(() => find()?.token, { timeout: 20_000 }).toBeTruthy();
    const { pathname, hash } = new URL(find()?.link as string);
    return `${dashboard.service.url}${pathname}${hash}`;
  }

  test('a person confirms the address by a link, signs in by another, and sets a password by a third', async () => {
    const owner = await dashboard.browse();
    await setUp(owner.page, dashboard.setupUrl);
    const email = 'ann@example.com';
    const { page, faults } = await dashboard.browse();
    await page.goto(await linkIn('Confirm your email address'));
    await page.getByRole('button', { name: 'Confirm your email address' }).click();
    await page.getByText('Your email address is confirmed.').waitFor();
    await page.goto(`${dashboard.service.url}/sign-in`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me a link to sign in' }).click();
    await page.getByText('an email with a link is on its way').waitFor();
    await page.goto(await linkIn('Your sign-in link'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Inbox' }).or(page.getByLabel('Text or link')).first().waitFor();
    expect(page.url()).not.toContain('#');
    await page.context().clearCookies();
    await page.goto(`${dashboard.service.url}/sign-in`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me a link to set a new password' }).click();
    await page.goto(await linkIn('Set a new password'));
    await page.getByLabel('New password').fill('a whole new one');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a whole new one');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Inbox' }).or(page.getByLabel('Text or link')).first().waitFor();
    expect(faults).toEqual([]);
  });
});
