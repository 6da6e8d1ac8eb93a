type AssuranceLevel = 'aal1' | 'aal2'

type ProvenMethod = { authenticationMethod: string; updatedAt: Date }

export type AmrEntry = { method: string; timestamp: number }

const methodsOfFactors = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const

export type FactorType = keyof typeof methodsOfFactors

const secondFactorMethods: ReadonlySet<string> = new Set(Object.values(methodsOfFactors))

export function methodOfFactor(type: FactorType): string {
  return methodsOfFactors[type]
}

/** The `amr` claim of a session: newest first; of the same instant, in the order given. Source: GoTrue. */
export function amrOf(proven: readonly ProvenMethod[]): AmrEntry[] {
  return proven
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .map(({ authenticationMethod, updatedAt }) => ({
      method: authenticationMethod,
      timestamp: Math.floor(updatedAt.getTime() / 1000),
    }))
}

/** `aal2` exactly when a second factor was proven, whatever else was: two first factors stay `aal1`. Source: GoTrue. */
export function assuranceLevel(amr: readonly Pick<AmrEntry, 'method'>[]): AssuranceLevel {
  return amr.some(({ method }) => secondFactorMethods.has(method)) ? 'aal2' : 'aal1'
}
