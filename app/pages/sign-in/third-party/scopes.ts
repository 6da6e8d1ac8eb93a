const words: Record<string, string> = {
  openid: 'Un numéro qui vous désigne auprès d’elle, toujours le même',
  email: 'Votre adresse e-mail',
  profile: 'Votre prénom et votre nom',
  phone: 'Votre numéro de téléphone',
  offline_access: 'Rester autorisée quand vous n’êtes pas là, jusqu’à ce que vous changiez d’avis',
}

export function shownScopes(scope: string): string[] {
  return scope
    .split(' ')
    .filter(Boolean)
    .map((name) => words[name] ?? name)
}
