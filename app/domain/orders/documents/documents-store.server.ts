import { and, eq } from 'drizzle-orm'
import { readSeller } from '#app/domain/club/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database, Transaction } from '#db/database.ts'
import { documents, documentSequence } from '#db/schema/index.ts'
import {
  type AccountingDocument,
  type DocumentKind,
  documentNumber,
  documentSchema,
  nextDocumentRank,
} from './documents.ts'
import { type VatTerm, vatTermOn } from './vat.ts'

export type Issuer = { readonly seller: AccountingDocument['seller']; readonly vatTerm: VatTerm }

/** Read before the transaction that issues: what a document says is that of its day. */
export async function readIssuer(content: SiteContentReader, now: Date): Promise<Issuer> {
  const { seller, vatTerms } = await readSeller(content)
  const vatTerm = vatTermOn(vatTerms, dayInParis(now))
  if (!vatTerm) throw new Error('content/info/entreprise says nothing of VAT for today.')
  return { seller, vatTerm }
}

type ToIssue = {
  readonly kind: DocumentKind
  readonly orderId: string
  readonly issuedAt: Date
  readonly write: (number: string) => AccountingDocument
}

/** Issues a document at the next number, without gaps: call it last, it locks the counter. Throws when invalid. */
export async function issueDocument(
  transaction: Transaction,
  { kind, orderId, issuedAt, write }: ToIssue,
): Promise<string> {
  const [last] = await transaction.select().from(documentSequence).for('update')
  const place = nextDocumentRank(last, issuedAt)
  const number = documentNumber(kind, place)
  const document = documentSchema.parse(write(number))
  await transaction.update(documentSequence).set(place)
  await transaction.insert(documents).values({ number, ...place, kind, orderId, issuedAt, document })
  return number
}

/** A document as it was issued, checked again; undefined when there is none, or it is of another order. */
export async function findDocument(
  database: Pick<Database, 'select'>,
  { number, orderId }: { number: string; orderId?: string | undefined },
): Promise<AccountingDocument | undefined> {
  const isOfOrder = orderId === undefined ? undefined : eq(documents.orderId, orderId)
  const [row] = await database
    .select({ document: documents.document })
    .from(documents)
    .where(and(eq(documents.number, number), isOfOrder))
  return row && documentSchema.parse(row.document)
}
