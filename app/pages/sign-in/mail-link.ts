import { z } from 'zod'

export const linkSchema = z.object({
  token_hash: z.string().regex(/^[\w-]{20,200}$/),
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']),
  redirect_to: z.string().max(2000).optional(),
})

export type MailLink = z.output<typeof linkSchema>

type Words = { title: string; lead: string }

export const wordsOfLink: Record<MailLink['type'], Words> = {
  signup: { title: 'Votre adresse', lead: 'Un geste, et votre adresse e-mail est confirmée.' },
  invite: { title: 'Bienvenue au club', lead: 'Un geste, et vous choisissez votre mot de passe.' },
  magiclink: { title: 'Vous y êtes presque', lead: 'Un geste, et votre espace s’ouvre.' },
  email: { title: 'Vous y êtes presque', lead: 'Un geste, et votre espace s’ouvre.' },
  recovery: {
    title: 'Un nouveau mot de passe',
    lead: 'Un geste, et vous choisissez votre nouveau mot de passe.',
  },
  email_change: {
    title: 'Votre nouvelle adresse',
    lead: 'Un geste, et le changement d’adresse est confirmé.',
  },
}
