import { isRouteErrorResponse } from 'react-router'
import { isConnectionCut } from '#app/ui/blocks/forms/is-connection-cut.ts'

export type ErrorText = {
  /** Undefined when nobody answered. */
  status: number | undefined
  title: string
  sentence: string
  detail?: string
}

/** French words for what was thrown. What is not an expected answer stays unsaid: its details are in the log. */
export function textOfError(error: unknown): ErrorText {
  if (isConnectionCut(error)) return cutOff
  if (!isRouteErrorResponse(error)) return unexpected
  if (error.status === 404)
    return {
      status: 404,
      title: 'Vous êtes sorti du parcours.',
      sentence: 'Cette page n’existe pas, ou plus. Ça arrive, même avec un bon GPS.',
      detail: typeof error.data === 'string' ? error.data : undefined,
    }
  if (error.status === 403)
    return { status: 403, title: 'Ce couloir est réservé.', sentence: String(error.data) }
  if (error.status === 429)
    return {
      status: 429,
      title: 'Un peu de récupération.',
      sentence: 'Trop de demandes en peu de temps. Patientez quelques minutes, puis recommencez.',
    }
  if (error.status < 500)
    return {
      status: error.status,
      title: 'Nous n’avons pas compris cette demande.',
      sentence: 'Revenez à la page précédente et recommencez : rien n’a été enregistré.',
    }
  return { ...unexpected, status: error.status }
}

const cutOff: ErrorText = {
  status: undefined,
  title: 'La connexion s’est interrompue.',
  sentence: 'Le site n’a pas répondu. Vérifiez votre réseau, puis réessayez.',
}

const unexpected: ErrorText = {
  status: 500,
  title: 'Une crampe de notre côté.',
  sentence: 'La page n’a pas pu s’afficher. Nous en sommes avertis ; réessayez dans un instant.',
}
