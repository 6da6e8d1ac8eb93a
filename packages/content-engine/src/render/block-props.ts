import type { ComponentType, ReactNode } from 'react'
import type { IconDrawing } from '../icons/icon.ts'
import type { ImageAttributes } from '../images/manifest.ts'
import type { SessionSport } from '../markdown/text-problems.ts'

export type CalloutProps = {
  readonly type: 'info' | 'conseil' | 'attention'
  readonly title: string | undefined
  readonly icon: IconDrawing | undefined
  readonly children: ReactNode
}

/** A training session; `children` holds an `<ol>` of steps, with paragraphs around it if any. */
export type SeanceProps = {
  readonly titre: string
  readonly sport: SessionSport | undefined
  readonly duree: string | undefined
  readonly allure: string | undefined
  readonly distance: string | undefined
  readonly intensite: string | undefined
  readonly icon: IconDrawing | undefined
  readonly steps: readonly string[]
  readonly notes: ReactNode
  readonly children: ReactNode
}

export type FigureProps = {
  readonly image: ImageAttributes | undefined
  readonly alt: string
  readonly legende: string | undefined
}

/** `host` is the site that would be asked (`www.youtube.com`), undefined for a video of our own. */
export type VideoProps = {
  readonly src: string
  readonly titre: string
  readonly host: string | undefined
  readonly poster: ImageAttributes | undefined
}

export type TabsProps = {
  readonly id: string
  readonly tabs: readonly { readonly label: string; readonly content: ReactNode }[]
}

export type ColumnsProps = { readonly columns: readonly ReactNode[] }

export type HeadingProps = {
  readonly level: 2 | 3 | 4 | 5 | 6
  readonly id: string | undefined
  readonly text: string
  readonly children: ReactNode
}

export type LinkProps = { readonly href: string; readonly children: ReactNode }

export type PictureProps = {
  readonly image: ImageAttributes | undefined
  readonly alt: string
  readonly title: string | undefined
}

export type TableProps = { readonly caption: string | undefined; readonly children: ReactNode }

export type ContentComponents = {
  readonly callout: ComponentType<CalloutProps>
  readonly seance: ComponentType<SeanceProps>
  readonly figure: ComponentType<FigureProps>
  readonly video: ComponentType<VideoProps>
  readonly tabs: ComponentType<TabsProps>
  readonly columns: ComponentType<ColumnsProps>
  readonly heading: ComponentType<HeadingProps>
  readonly link: ComponentType<LinkProps>
  readonly picture: ComponentType<PictureProps>
  readonly table: ComponentType<TableProps>
}
