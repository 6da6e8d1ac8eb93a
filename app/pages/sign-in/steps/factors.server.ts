import type { Factor } from '@supabase/supabase-js'
import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '#app/http/context.ts'

type FactorKind = 'totp' | 'webauthn' | 'phone'
export type ShownFactor = { id: string; kind: FactorKind; name: string }

const order: readonly FactorKind[] = ['totp', 'webauthn', 'phone']
const kindNames: Record<FactorKind, string> = {
  totp: 'Application d’authentification',
  webauthn: 'Clé de sécurité',
  phone: 'Code par SMS',
}

export async function readFactors(context: Readonly<RouterContextProvider>): Promise<ShownFactor[]> {
  const { data } = await context.get(visitorContext).auth().getUser()
  return (data.user?.factors ?? [])
    .filter(({ status }) => status === 'verified')
    .flatMap(shown)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

function shown({ id, factor_type: type, friendly_name: name }: Factor): ShownFactor[] {
  const kind = order.find((known) => known === type)
  return kind ? [{ id, kind, name: name || kindNames[kind] }] : []
}
