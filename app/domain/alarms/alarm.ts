import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

/** Failures in a row after which the team is told: what a job of the night is tried. */
export const failuresToTell = 5

const facts = z.object({ task: z.string(), since: z.coerce.date(), endedAt: z.coerce.date().optional() })

/** To the club: a task of the site keeps failing, or works again. */
export const taskAlarm: EmailTemplate<z.infer<typeof facts>> = { name: 'task-alarm', facts }

export type Words = { readonly title: string; readonly advice: string }

const again = 'Elle est essayée de nouveau d’elle-même.'

const known: Readonly<Record<string, Words>> = {
  nightly_backup: {
    title: 'La sauvegarde de la nuit échoue',
    advice:
      'Rien de neuf n’est mis à l’abri. Vérifiez la place qui reste et le dossier des sauvegardes (BACKUP_DIR), puis lancez «\u202fnpm run backup\u202f».',
  },
  disk_room: {
    title: 'Le disque du site est presque plein',
    advice:
      'Une fois plein, rien ne peut plus être enregistré\u00a0: faites de la place, ou agrandissez-le. Les anciennes sauvegardes faites à la main peuvent partir.',
  },
  expire_orders: {
    title: 'Les commandes non payées n’expirent plus',
    advice: `Leurs pièces restent réservées. ${again}`,
  },
  publish_texts: { title: 'Les publications prévues ne se font plus', advice: again },
  tell_office: { title: 'Les notifications du back-office ne partent pas', advice: again },
  tell_restock: { title: 'Le retour d’une taille n’est pas annoncé', advice: again },
  finish_cancelling: { title: 'L’annulation d’un stage ne va pas à son bout', advice: again },
  move_waiting_lists: { title: 'Les listes d’attente des stages n’avancent plus', advice: again },
  announce_opened: { title: 'L’ouverture d’une commande groupée n’est pas annoncée', advice: again },
  collective_orders: { title: 'Les commandes groupées ne se ferment pas', advice: again },
  release_kept_mails: { title: 'Les e-mails gardés ne partent pas', advice: again },
  morning_reminders: {
    title: 'Les rappels du matin ne partent pas',
    advice: 'Un matin manqué est rattrapé pendant deux jours.',
  },
  nightly_upkeep_refunds: {
    title: 'Les remboursements ne sont plus redemandés',
    advice: `Regardez ceux qui attendent dans «\u202fÀ traiter\u202f». ${again}`,
  },
  hourly_upkeep_unpaid: { title: 'Les relances de paiement ne partent pas', advice: again },
  hourly_upkeep_uncollected: { title: 'Les relances des commandes à retirer ne partent pas', advice: again },
}

/** What a failing task means for the team, in French. */
export function alarmInWords(task: string): Words {
  if (Object.hasOwn(known, task) && known[task]) return known[task]
  return { title: 'Une tâche d’entretien du site échoue', advice: `C’est «\u202f${task}\u202f». ${again}` }
}
