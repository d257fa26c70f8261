import type { Links } from './props.ts';

type GuideProps = {
  readonly links: Links;
  readonly to: string | undefined;
  readonly of: string | undefined;
  readonly text?: string;
};

/** A link to the section of the guide that says how a change is made; a single file has no guide. */
export const GuideLink = ({ links, to, of, text = 'How\u00a0to' }: GuideProps) =>
  to && !links.alone ? (
    <>
      {' '}
      <a
        href={links.page(to)}
        target={links.target}
        rel={links.target && 'noopener'}
        aria-label={`${text.replace('\u00a0', ' ')}: ${of}`}
      >
        {text}
      </a>
    </>
  ) : null;
