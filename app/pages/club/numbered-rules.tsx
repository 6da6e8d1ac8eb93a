import { MoreLink } from '#app/ui/kit/more-link.tsx'

type Rule = { title: string; text: string; link?: { label: string; to: string } | undefined }

export function NumberedRules({ rules }: { rules: readonly Rule[] }) {
  return (
    <ol className="numbered-rules columns-narrow">
      {rules.map(({ title, text, link }, index) => (
        <li key={title}>
          <span className="num tall muted" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="d4">{title}</h3>
          <p className="muted">{text}</p>
          {link ? (
            <MoreLink to={link.to} icon={link.to.startsWith('/') ? 'arrow-right' : 'external-link'}>
              {link.label}
            </MoreLink>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
