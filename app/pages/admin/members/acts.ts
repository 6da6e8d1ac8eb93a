import type { MemberAct } from '#app/domain/members/rules.ts'

export type ActName = 'suspendre' | 'retablir' | 'terminer' | 'second-facteur' | 'inviter-encore'

type ActWords = {
  act: MemberAct
  label: string
  of: 'à' | 'de'
  consequences: readonly string[]
  isDanger: boolean
}

export const acts: Record<ActName, ActWords> = {
  'inviter-encore': {
    act: 'invite-again',
    label: 'Renvoyer l’invitation',
    of: 'à',
    consequences: [
      'Une nouvelle lettre part, avec un nouveau lien.',
      'Le lien de la lettre précédente ne sert plus.',
    ],
    isDanger: false,
  },
  retablir: {
    act: 'reactivate',
    label: 'Rétablir l’accès',
    of: 'de',
    consequences: ['La personne peut de nouveau se connecter et lire ce que son rôle ouvre.'],
    isDanger: false,
  },
  'second-facteur': {
    act: 'reset-second-factor',
    label: 'Retirer le second facteur',
    of: 'de',
    consequences: [
      'Toutes les façons de confirmer une connexion sont retirées, les codes de secours aussi.',
      'La personne en est prévenue par e-mail, et entre avec son mot de passe seul jusqu’à ce qu’elle en ajoute une.',
      'Assurez-vous que c’est bien elle qui vous le demande\u00a0: au téléphone ou à l’entraînement, pas par e-mail.',
    ],
    isDanger: true,
  },
  suspendre: {
    act: 'suspend',
    label: 'Suspendre l’accès',
    of: 'de',
    consequences: [
      'La personne est déconnectée partout et ne peut plus se connecter.',
      'Rien n’est effacé\u00a0: vous pouvez rétablir l’accès à tout moment.',
      'Elle n’en est pas prévenue par e-mail\u00a0: dites-le-lui.',
    ],
    isDanger: true,
  },
  terminer: {
    act: 'end',
    label: 'Mettre fin à l’adhésion',
    of: 'de',
    consequences: [
      'La personne est déconnectée partout, et l’espace du club lui est fermé dès maintenant.',
      'Son compte reste ouvert pour qu’elle puisse emporter ses données, ou les supprimer.',
      'Ses nom, e-mail, groupes et dates sont gardés trois ans, puis effacés avec le compte.',
      'Pour son retour, il suffira de l’inviter de nouveau.',
    ],
    isDanger: true,
  },
}

export function titleOfAct(act: ActName, name: string): string {
  return `${acts[act].label} ${acts[act].of} ${name}\u202f?`
}

export function isActName(name: string): name is ActName {
  return Object.hasOwn(acts, name)
}

export function nameOfAct(act: MemberAct): ActName {
  const name = Object.keys(acts).find((one) => isActName(one) && acts[one].act === act)
  if (name === undefined || !isActName(name)) throw new Error(`No page for ${act}.`)
  return name
}
