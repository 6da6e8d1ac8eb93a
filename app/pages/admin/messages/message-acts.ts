import type { MessageAct } from '#app/domain/messages/standing.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

type ShownAct = { act: MessageAct; label: string; icon: IconName; says: string }

/** What is pressed, by its word in the form (`etat`) and in the address after it (`?fait=`). */
export const messageActs = {
  repondu: {
    act: 'answered',
    label: 'Déjà répondu ailleurs',
    icon: 'check',
    says: 'Rien ne part\u00a0: le message n’attend plus.',
  },
  clos: {
    act: 'closed',
    label: 'Clore',
    icon: 'archive',
    says: 'Rien ne part\u00a0: le message se range parmi ceux qui sont clos.',
  },
  'a-repondre': {
    act: 'reopened',
    label: 'Remettre à traiter',
    icon: 'undo-2',
    says: 'Il revient parmi ceux qui attendent une réponse.',
  },
  indesirable: {
    act: 'spam',
    label: 'Indésirable',
    icon: 'trash-2',
    says: 'Il ne compte plus nulle part et s’efface dans 30 jours. Personne n’en est prévenu.',
  },
  'pas-indesirable': {
    act: 'not-spam',
    label: 'Ce n’est pas un indésirable',
    icon: 'undo-2',
    says: 'Il revient parmi les messages.',
  },
} as const satisfies Record<string, ShownAct>

export type MessageActName = keyof typeof messageActs

export const messageActNames = Object.keys(messageActs) as MessageActName[]

export function messageActNamed(name: string): MessageActName | undefined {
  return messageActNames.find((one) => one === name)
}
