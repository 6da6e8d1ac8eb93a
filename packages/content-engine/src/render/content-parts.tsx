import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { use, type ComponentProps, type ReactNode } from 'react'
import type { IconDrawing } from '../icons/icon.ts'
import { localIcon } from '../icons/local-icons.ts'
import { imageAttributes } from '../images/manifest.ts'
import { sportNamed } from '../markdown/text-problems.ts'
import { RenderContext, textProperty, type RenderSettings } from './render-context.ts'

export function ContentBlock({ node, children }: ComponentProps<'div'> & { readonly node?: Element }) {
  const settings = use(RenderContext)
  return node ? drawBlock(node, children, settings) : <div>{children}</div>
}

function drawBlock(node: Element, children: ReactNode, settings: RenderSettings): ReactNode {
  const { components, images, sizes, renderNodes } = settings
  const text = (name: string) => textProperty(node, name)
  const image = (name: string) => imageAttributes(images, text(name) ?? '', sizes)
  switch (text('dataBlock')) {
    case 'callout':
      return (
        <components.callout
          type={calloutType(text('dataType'))}
          title={text('dataTitle')}
          icon={iconOf(node)}
        >
          {children}
        </components.callout>
      )
    case 'seance':
      return (
        <components.seance
          titre={text('dataTitre') ?? ''}
          sport={sportNamed(text('dataSport'))}
          duree={text('dataDuree')}
          allure={text('dataAllure')}
          distance={text('dataDistance')}
          intensite={text('dataIntensite')}
          icon={iconOf(node)}
          {...partsOfSession(node, renderNodes)}
        >
          {children}
        </components.seance>
      )
    case 'figure':
      return (
        <components.figure
          image={image('dataSrc')}
          alt={text('dataAlt') ?? ''}
          legende={text('dataLegende')}
        />
      )
    case 'video': {
      const src = text('dataSrc') ?? ''
      return (
        <components.video
          src={src}
          titre={text('dataTitre') ?? ''}
          host={src.startsWith('/') ? undefined : new URL(src).host}
          poster={image('dataPoster')}
        />
      )
    }
    case 'tabs': {
      const tabs = blocksNamed(node, 'tab').map((tab) => ({
        label: textProperty(tab, 'dataLabel') ?? '',
        content: renderNodes(tab.children),
      }))
      return <components.tabs id={text('id') ?? ''} tabs={tabs} />
    }
    case 'colonnes': {
      const columns = blocksNamed(node, 'colonne').map((column) => renderNodes(column.children))
      return <components.columns columns={columns.length > 0 ? columns : [children]} />
    }
    default:
      return <div>{children}</div>
  }
}

function iconOf(node: Element): IconDrawing | undefined {
  const name = textProperty(node, 'dataIcone')
  return name === undefined ? undefined : localIcon(name)
}

function calloutType(type: string | undefined): 'info' | 'conseil' | 'attention' {
  return type === 'conseil' || type === 'attention' ? type : 'info'
}

function blocksNamed(element: Element, name: string): readonly Element[] {
  return element.children.filter(
    (child): child is Element => child.type === 'element' && child.properties.dataBlock === name,
  )
}

function partsOfSession(
  { children }: Element,
  renderNodes: (nodes: readonly ElementContent[]) => ReactNode,
): { readonly steps: readonly string[]; readonly notes: ReactNode } {
  const steps = children.flatMap((child) => (isList(child) ? child.children.filter(isItem) : []))
  return {
    steps: steps.map((step) => toString(step).trim()),
    notes: renderNodes(children.filter((child) => !isList(child))),
  }
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ol' || node.tagName === 'ul')
}

function isItem(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'li'
}

const LEVELS = [2, 3, 4, 5, 6] as const

export function ContentHeading({ node, children }: ComponentProps<'h2'> & { readonly node?: Element }) {
  const { heading: Heading } = use(RenderContext).components
  const level = LEVELS.find((candidate) => node?.tagName === `h${candidate}`) ?? 2
  return (
    <Heading level={level} id={textProperty(node, 'id')} text={node ? toString(node) : ''}>
      {children}
    </Heading>
  )
}

export function ContentLink({ node, ...props }: ComponentProps<'a'> & { readonly node?: Element }) {
  const { link: Link } = use(RenderContext).components
  const isFootnote =
    node?.properties.dataFootnoteRef !== undefined || node?.properties.dataFootnoteBackref !== undefined
  if (isFootnote) return <a {...props}>{props.children}</a>
  return <Link href={props.href ?? ''}>{props.children}</Link>
}

export function ContentPicture({ src, alt, title }: ComponentProps<'img'>) {
  const { components, images, sizes } = use(RenderContext)
  const image = imageAttributes(images, typeof src === 'string' ? src : '', sizes)
  return <components.picture image={image} alt={alt ?? ''} title={title} />
}

export function ContentTable({ node, children }: ComponentProps<'table'> & { readonly node?: Element }) {
  const { table: Table } = use(RenderContext).components
  return <Table caption={textProperty(node, 'dataCaption')}>{children}</Table>
}
