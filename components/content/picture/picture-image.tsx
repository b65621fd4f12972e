/** A place's picture as a file that comes when it is scrolled to, for places whose name stands beside it. No drawing reaches the browser's scripts. */
export function PictureImage({ slug, className = '' }: { slug: string; className?: string }) {
  const image = { width: 720, height: 400, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimiser */}
      <img alt="" {...image} src={`/picture/${slug}-day.svg`} className={`object-cover object-bottom dark:hidden ${className}`} />
      {/* biome-ignore lint/performance/noImgElement: as above */}
      <img alt="" {...image} src={`/picture/${slug}-night.svg`} className={`hidden object-cover object-bottom dark:block ${className}`} />
    </>
  )
}
