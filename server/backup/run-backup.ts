import { CommandError } from '#app/commands/content/command-error.ts'
import type { Say } from '../commands/say.ts'
import type { Environment } from '../environment.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const usage = {
  backup: 'npm run backup   sauvegarde la base et les fichiers du site, qu’il tourne ou non\n',
  restore:
    'npm run restore fichier   remet une sauvegarde dans un DATA_DIR vide (et une base DATABASE_URL neuve)\n',
}

const size = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

/** Does what `npm run backup` asks for. Resolves with the exit code. */
export function runBackup(words: readonly string[], environment: Environment, say: Say): Promise<number> {
  if (words.length > 0) return misused(usage.backup, say)
  return saying(say, async () => {
    const { path, bytes } = await makeBackup(environment)
    const secrecy = environment.backupPassphrase
      ? 'chiffrée'
      : 'non chiffrée : BACKUP_PASSPHRASE n’est pas défini'
    say.line(`Sauvegarde faite : ${path} (${size.format(bytes / 1e6)}, ${secrecy}).`)
    if (environment.appSecret) say.line('Gardez aussi APP_SECRET : il n’est pas dans la sauvegarde.')
  })
}

/** Does what `npm run restore` asks for: `words` is the path of one backup. */
export function runRestore(words: readonly string[], environment: Environment, say: Say): Promise<number> {
  const [path, ...others] = words
  if (!path || others.length > 0) return misused(usage.restore, say)
  return saying(say, async () => {
    const takenAt = await restoreBackup(path, environment)
    const when = takenAt.toLocaleString('fr-FR', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    })
    say.line(`Restauré : le site est tel qu’il était le ${when}. Démarrez-le : npm start.`)
  })
}

async function misused(words: string, say: Say): Promise<number> {
  say.error(words)
  return 2
}

async function saying(say: Say, run: () => Promise<void>): Promise<number> {
  try {
    await run()
    return 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    say.error(`${error.message}\n`)
    return 1
  }
}
