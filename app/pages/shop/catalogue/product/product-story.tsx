import { LineArt } from '#app/ui/art/line-art.tsx'

/** What the drawing on a product means. */
export function ProductStory({ story }: { story: { title: string; text: string } }) {
  return (
    <section className="product-story ink">
      <LineArt name="shop-lanes" />
      <div className="wrap">
        <h2 className="d2">{story.title}</h2>
        <p className="lead">{story.text}</p>
      </div>
    </section>
  )
}
