import type { AccountEmailKind } from '#app/domain/accounts/emails.ts'

type AccountMailWords = {
  subject: string
  title: string
  text: string
  button?: string
  caution: string
}

const nothingToDo = 'Vous n’avez rien demandé ? Ne faites rien : sans ce lien ni ce code, personne n’entre.'

export function accountMailWords(
  { kind, newEmail = 'une autre adresse' }: { kind: AccountEmailKind; newEmail?: string | undefined },
  club: string,
): AccountMailWords {
  switch (kind) {
    case 'confirmation':
      return {
        subject: `Confirmez votre adresse e-mail, ${club}`,
        title: 'Confirmez votre adresse.',
        text: `Un compte ${club} a été demandé avec cette adresse e-mail. Confirmez qu’elle est bien la vôtre.`,
        button: 'Confirmer mon adresse',
        caution: nothingToDo,
      }
    case 'invite':
      return {
        subject: `${club} vous ouvre son espace athlète`,
        title: 'Bienvenue au club.',
        text: `Le club ${club} vous invite dans son espace athlète. Il vous reste à choisir un mot de passe.`,
        button: 'Accepter l’invitation',
        caution:
          'Cette invitation ne vous concerne pas ? Ignorez-la, ou répondez à ce message : nous la retirerons.',
      }
    case 'magiclink':
      return {
        subject: `Votre lien de connexion, ${club}`,
        title: 'Votre connexion.',
        text: `Voici de quoi vous connecter à votre espace ${club}, sans mot de passe.`,
        button: 'Me connecter',
        caution: nothingToDo,
      }
    case 'recovery':
      return {
        subject: `Choisissez un nouveau mot de passe, ${club}`,
        title: 'Un nouveau mot de passe.',
        text: `Vous avez demandé à changer le mot de passe de votre compte ${club}.`,
        button: 'Choisir un mot de passe',
        caution: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.',
      }
    case 'email_change_current':
      return {
        subject: `Changement d’adresse e-mail : votre accord, ${club}`,
        title: 'Votre adresse va changer.',
        text: `Il a été demandé de remplacer cette adresse par ${newEmail} pour votre compte ${club}. Le changement attend votre accord ici, et celui de la nouvelle adresse.`,
        button: 'Accepter le changement',
        caution:
          'Ce n’est pas vous ? N’acceptez pas, changez votre mot de passe, puis prévenez-nous en répondant à ce message.',
      }
    case 'email_change_new':
      return {
        subject: `Confirmez votre nouvelle adresse e-mail, ${club}`,
        title: 'Votre nouvelle adresse.',
        text: `Cette adresse a été donnée comme nouvelle adresse d’un compte ${club}. Le changement attend aussi l’accord de l’ancienne.`,
        button: 'Confirmer cette adresse',
        caution: 'Vous n’avez rien demandé ? Ne faites rien : votre adresse ne sera reliée à aucun compte.',
      }
    case 'reauthentication':
      return {
        subject: `Votre code de confirmation, ${club}`,
        title: 'Votre code.',
        text: `Ce code confirme que le changement demandé sur votre compte ${club} vient bien de vous.`,
        caution:
          'Vous n’avez rien demandé ? Quelqu’un est peut-être entré dans votre compte : changez votre mot de passe.',
      }
  }
}
