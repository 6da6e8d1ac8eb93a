const later = 'Trop d’essais en peu de temps. Patientez une minute, puis recommencez.'
const closed = 'Ce moyen n’est pas proposé sur ce site. Choisissez-en un autre.'

const words: Readonly<Record<string, string>> = {
  over_request_rate_limit: later,
  over_email_send_rate_limit: later,
  over_sms_send_rate_limit: later,
  mfa_factor_name_conflict: 'Vous avez déjà un second facteur de ce nom. Choisissez-en un autre.',
  mfa_verified_factor_exists: 'Ce numéro sert déjà de second facteur à votre compte.',
  too_many_enrolled_mfa_factors:
    'Vous avez dix seconds facteurs, c’est le plus possible. Retirez-en un d’abord.',
  too_many_passkeys: 'Vous avez dix clés d’accès, c’est le plus possible. Retirez-en une d’abord.',
  webauthn_challenge_expired: 'Trop de temps a passé. Recommencez.',
  webauthn_challenge_not_found: 'Trop de temps a passé. Recommencez.',
  webauthn_credential_exists: 'Cette clé sert déjà à un compte.',
  webauthn_verification_failed: 'Cette clé n’a pas été reconnue. Recommencez, ou prenez un autre appareil.',
  mfa_challenge_expired: 'Ce code a expiré. Demandez-en un nouveau.',
  mfa_ip_address_mismatch: 'Votre connexion a changé entre-temps. Recommencez.',
  mfa_factor_not_found: 'Cette demande a expiré. Recommencez depuis le début.',
  mfa_totp_enroll_not_enabled: closed,
  mfa_phone_enroll_not_enabled: closed,
  mfa_webauthn_enroll_not_enabled: closed,
  insufficient_aal: 'Montrez d’abord votre second facteur.',
  same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
  weak_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  reauthentication_needed:
    'Votre session est trop ancienne pour ce changement. Déconnectez-vous, reconnectez-vous, puis recommencez.',
}

export function wordsOfAuthError({ code }: { code?: string | undefined }): string {
  return words[code ?? ''] ?? 'Le service des comptes n’a pas répondu comme prévu. Réessayez dans un instant.'
}
