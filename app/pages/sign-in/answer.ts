import type { FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import type { FormAnswer } from '#app/ui/blocks/accounts/answered-form.tsx'

export type SignInField = 'email' | 'password' | 'code' | 'firstName' | 'lastName'

export const problemWords = {
  'not-recognised':
    'Cette adresse et ce mot de passe ne vont pas ensemble. Vérifiez l’un et l’autre, ou demandez un lien par e-mail.',
  paused:
    'Votre accès est en pause\u00a0: votre adhésion est suspendue. Une question\u202f? Écrivez-nous depuis la page Contact.',
  'code-refused':
    'Ce code n’est pas le bon, ou il n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.',
  'application-code-refused':
    'Ce code n’est pas le bon. Attendez le suivant dans votre application, et vérifiez l’heure de l’appareil.',
  'recovery-code-refused': 'Ce code de secours n’est pas reconnu, ou il a déjà servi.',
  'link-refused': 'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il est trop ancien.',
  'provider-refused':
    'Cette façon de se connecter n’est pas disponible pour l’instant. Choisissez-en une autre.',
  'passkey-refused':
    'Cette clé d’accès n’ouvre plus de compte ici\u00a0: elle a été retirée. Connectez-vous autrement, puis créez-en une nouvelle dans «\u202fSécurité\u202f».',
  'passkey-late': 'La demande avait expiré. Utilisez votre clé d’accès encore une fois.',
  expired: 'Trop de temps a passé\u00a0: recommencez depuis le début, rien n’est perdu.',
  later: 'Beaucoup d’essais en peu de temps. Patientez quelques minutes, puis recommencez tranquillement.',
  unavailable: 'La connexion ne répond pas pour l’instant. Réessayez dans un moment.',
}

export type SignInProblem = keyof typeof problemWords

export type SignInAnswer = FormAnswer & { problems: FormProblem<SignInField>[]; leaveFor?: string }
