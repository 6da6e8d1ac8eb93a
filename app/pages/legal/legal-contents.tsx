import { useCurrentSection } from '#app/ui/blocks/use-current-section.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type LegalContentsProps = { sections: readonly { id: string; text: string }[] }

/** The sections, beside the text; the one being read is marked. */
export function LegalContents({ sections }: LegalContentsProps) {
  const current = useCurrentSection(sections)
  return (
    <nav className="legal-contents" aria-label="Sommaire">
      <details open>
        <summary>
          Sommaire
          <Icon name="chevron-down" size={18} />
        </summary>
        <ol>
          {sections.map(({ id, text }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <span className="num">{index + 1}</span>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
