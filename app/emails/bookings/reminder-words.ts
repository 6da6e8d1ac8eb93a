import type { ReminderKind } from '#app/domain/camps/reminders/rules.ts'

type Words = {
  readonly subject: string
  readonly title: string
  readonly preview: string
  readonly text: readonly string[]
}

/** What the mails before and after a camp say besides the coach’s own words. */
export const reminderWords: Readonly<Record<ReminderKind, Words>> = {
  papers: {
    subject: 'vos papiers',
    title: 'Dans deux semaines, on y est.',
    preview: 'Les papiers à préparer.',
    text: [
      'Préparez une pièce d’identité valable et, si vous en avez une, votre licence. Aucun certificat médical ne vous est demandé. Si quelque chose a changé depuis votre inscription, une personne à prévenir par exemple, répondez à ce message.',
    ],
  },
  packing: {
    subject: 'votre sac',
    title: 'Plus qu’une semaine.',
    preview: 'Ce qu’il faut emporter.',
    text: ['Voici le moment de penser à votre sac. La page des participants garde la liste.'],
  },
  meeting: {
    subject: 'où et quand nous retrouver',
    title: 'À très vite.',
    preview: 'Le rendez-vous.',
    text: ['Votre stage commence dans quelques jours. Voici où nous nous retrouvons.'],
  },
  thanks: {
    subject: 'merci d’être venu',
    title: 'Merci d’être venu.',
    preview: 'Les photos, et un mot de vous si vous voulez.',
    text: [
      'Merci pour ces jours passés ensemble, et bonne récupération.',
      'Si vous avez envie de raconter votre stage, répondez à ce message en quelques mots. Dites-nous aussi si nous pouvons les publier sur le site, avec votre prénom ou sans lui : sans votre accord, ils restent entre nous.',
    ],
  },
}
