import { Icon } from '#app/ui/kit/icon.tsx'

export function ResultLink({ link, whose }: { link: string; whose?: string }) {
  return (
    <a className="link race-link" href={link} rel="noopener noreferrer external nofollow">
      Voir le classement
      {whose === undefined ? null : <span className="vh"> de {whose}</span>}
      <Icon name="external-link" size={16} />
    </a>
  )
}
