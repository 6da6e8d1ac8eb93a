import { Icon } from '#app/ui/kit/icon.tsx'

/** Offered to who comes back to an article they left in the middle. */
export function ResumeLink({ section: { id, text } }: { section: { id: string; text: string } }) {
  return (
    <p className="article-resume">
      <a href={`#${id}`}>
        <Icon name="book-open" />
        <span>
          Reprendre la lecture <small>à «&#8239;{text}&#8239;»</small>
        </span>
      </a>
    </p>
  )
}
