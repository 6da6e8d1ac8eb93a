import type { Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { linkIn, newestMail } from '../../mail/mailbox.ts'
import type { SiteProcess } from '../../site-process.ts'

export async function invite({ dataDirectory }: SiteProcess, email: string): Promise<void> {
  const command = join(import.meta.dirname, '../../../server/commands/admin.ts')
  const person = ['--email', email, '--role', 'athlete', '--first-name', 'Camille', '--last-name', 'Essai']
  const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' }
  await promisify(execFile)(process.execPath, [command, 'invite', ...person], { env })
}

/** The link of the newest email of its kind, and the one press that uses it up. */
export async function followEmailLink(
  page: Page,
  { databaseUrl }: SiteProcess,
  email: string,
  template: string,
): Promise<void> {
  await page.goto(linkIn(await newestMail(databaseUrl, email, template)))
  await page.getByRole('button', { name: 'Continuer' }).click()
}
