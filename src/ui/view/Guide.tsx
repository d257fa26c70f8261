import type { Links } from './props.ts';

type GuideProps = {
  readonly links: Links;
  readonly to: string | undefined;
  readonly of: string | undefined;
};

/** A link to the section of the guide that says how a change is made; a single file has no guide. */
export const Guide = ({ links, to, of }: GuideProps) =>
  to && !links.alone ? (
    <>
      {' '}
      <a
        href={links.page(to)}
        target={links.target}
        rel={links.target && 'noopener'}
        aria-label={`How to: ${of}`}
      >
        How&nbsp;to
      </a>
    </>
  ) : null;
