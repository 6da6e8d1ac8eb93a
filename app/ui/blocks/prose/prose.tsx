export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      // oxlint-disable-next-line react/no-danger -- sanitised by the content engine
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
