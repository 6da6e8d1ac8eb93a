import { z } from 'zod'
import { defineCollection, type Content } from '@allure/content-engine'
import { secondFactorFile } from './access.ts'
import { durationsFile } from './durations.ts'
import { mailWordsFile } from './mail-words.ts'
import { reminderDaysFile } from './reminder-days.ts'
import { text } from './shared.ts'

const bank = z.strictObject({
  holder: text,
  iban: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, { error: 'IBAN attendu\u00a0: sa clé de contrôle ne correspond pas' }),
  bic: z.string().regex(/^[A-Z\d]{8}(?:[A-Z\d]{3})?$/, 'BIC de 8 ou 11 caractères attendu'),
})

export type BankAccount = z.output<typeof bank>

export const bankAccount = z.strictObject({ account: bank.nullable().default(null) })

/** What the server knows and no dump tells. */
export const privateFacts = defineCollection({
  name: 'privateFacts',
  type: 'data',
  audience: 'server',
  columns: {},
  source: 'private',
  samples: 'kept',
  rawKeys: ['subject', 'opening', 'closing'],
  schemas: {
    banque: bankAccount,
    durees: durationsFile,
    'e-mails': mailWordsFile,
    rappels: reminderDaysFile,
    'second-facteur': secondFactorFile,
  },
})

type PrivateReader = Pick<Content<{ readonly privateFacts: typeof privateFacts }>, 'readAs'>

/** Where transfers go to; null when none are taken. */
export async function readBankAccount(content: PrivateReader) {
  const found = await content.readAs('server').queryCollection('privateFacts').where('stem', '=', 'banque').first()
  return found && 'account' in found.meta ? found.meta.account : null
}

/** What the owner changed of the site's emails, by the name of each. */
export async function readMailWords(content: PrivateReader) {
  const found = await content.readAs('server').queryCollection('privateFacts').where('stem', '=', 'e-mails').first()
  const { mails } = mailWordsFile.parse(found?.meta ?? {})
  return new Map(mails.map(({ mail, ...words }) => [mail, words]))
}

/** Who must have a second factor. */
export async function readSecondFactorPolicy(content: PrivateReader) {
  const found = await content.readAs('server').queryCollection('privateFacts').where('stem', '=', 'second-facteur').first()
  return secondFactorFile.parse(found?.meta ?? {})
}

/** How many months each thing is kept. */
export async function readDurations(content: PrivateReader) {
  const found = await content.readAs('server').queryCollection('privateFacts').where('stem', '=', 'durees').first()
  return durationsFile.parse(found?.meta ?? {})
}

/** How many days before each reminder leaves. */
export async function readReminderDays(content: PrivateReader) {
  const found = await content.readAs('server').queryCollection('privateFacts').where('stem', '=', 'rappels').first()
  return reminderDaysFile.parse(found?.meta ?? {})
}

/** ISO 13616: the first four characters at the end, letters as two figures, one more than a multiple of 97. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const figures = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(figures) % 97n === 1n
}
