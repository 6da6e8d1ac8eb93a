import type { IconDrawing as Drawing } from '@allure/content-engine/icons/draw'

type IconDrawingProps = { drawing: Drawing | undefined; size?: number }

export function IconDrawing({ drawing, size = 20 }: IconDrawingProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox={drawing?.viewBox}
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- the content engine lets shapes through, and nothing else
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  )
}
