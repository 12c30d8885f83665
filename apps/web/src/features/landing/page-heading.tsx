import { SprigDivider } from '../../ui/illustrations/sprig-divider.tsx';

interface PageHeadingProps {
  eyebrow: string;
  title: string;
  text: string;
}

/** The opening of a story page. */
export const PageHeading = ({ eyebrow, title, text }: PageHeadingProps) => (
  <header className="page pt-12 text-center sm:pt-20">
    <p className="eyebrow">{eyebrow}</p>
    <h1 className="mx-auto mt-3 max-w-3xl text-4xl">{title}</h1>
    <p className="mx-auto mt-5 max-w-2xl text-lg text-muted">{text}</p>
    <SprigDivider className="mx-auto mt-8 w-40" />
  </header>
);
