import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { findDeclaration } from '#app/domain/declarations/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstantToTheSecond } from '#app/domain/shared/dates/french-instants.ts'
import type { Services } from '#app/http/context.ts'
import { filedDeclarationCookie } from './filed-declaration-cookie.server.ts'

export type FiledReceipt = {
  details?: {
    reference: string
    declared: string
    contract: string
    endsOn: string | undefined
    email: string
  }
}

export async function readFiled(
  request: Request,
  { database }: Services,
  kind: DeclarationKind,
): Promise<FiledReceipt | undefined> {
  if (!new URL(request.url).searchParams.has('recu')) return undefined
  const id = await filedDeclarationCookie.read(request)
  const filed = id ? await findDeclaration(database, id) : undefined
  if (!filed || filed.kind !== kind) return {}
  const { reference, contract, email, wishedEndOn } = filed
  const declared = formatInstantToTheSecond(filed.declaredAt)
  const endsOn = kind === 'cancellation' ? wishedEndWords(wishedEndOn) : undefined
  return { details: { reference, declared, contract, endsOn, email } }
}

function wishedEndWords(day: string | undefined): string {
  return day ? formatDay(day) : 'au plus tôt'
}
