export type FactorKind = 'totp' | 'webauthn' | 'phone'

export type Factor = { id: string; kind: FactorKind; name: string; addedAt: string; usedAt?: string }

export const factorKindNames: Record<FactorKind, string> = {
  totp: 'Application d’authentification',
  webauthn: 'Clé de sécurité',
  phone: 'Code par SMS',
}

type GivenFactor = {
  id: string
  factor_type: string
  status: string
  friendly_name?: string
  created_at: string
  last_challenged_at?: string | null
}

/** The factors that serve, oldest first, of those the authentication service holds. */
export function factorsOf(given: readonly GivenFactor[] | undefined): Factor[] {
  return (given ?? [])
    .flatMap(({ id, factor_type: kind, status, friendly_name: name, ...dates }): Factor[] => {
      if (status !== 'verified' || !isKind(kind)) return []
      const { created_at: addedAt, last_challenged_at: usedAt } = dates
      return [{ id, kind, name: name || factorKindNames[kind], addedAt, usedAt: usedAt ?? undefined }]
    })
    .toSorted((one, other) => one.addedAt.localeCompare(other.addedAt))
}

function isKind(kind: string): kind is FactorKind {
  return Object.hasOwn(factorKindNames, kind)
}

/** How well an account is protected, by what its owner has set up. */
export function protectionOf({ factors, codesLeft }: { factors: number; codesLeft: number }) {
  if (factors === 0) return { level: 1, word: 'À renforcer' } as const
  const isBest = factors > 1 && codesLeft > 0
  return isBest ? ({ level: 3, word: 'Très solide' } as const) : ({ level: 2, word: 'Solide' } as const)
}
