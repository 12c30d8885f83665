import { useSite } from '../../lib/browser/site.ts';

/** Who runs this Laurel, and where they are reached; nothing where nobody said so. */
export const OperatorAddress = () => {
  const { operator } = useSite();
  if (!operator) return null;
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      The operator of this Laurel:{'\n'}
      {operator.name ? `${operator.name}\n` : ''}
      {operator.address ? `${operator.address}\n` : ''}
      <a className="prose-link" href={`mailto:${operator.email}`}>
        {operator.email}
      </a>
    </p>
  );
};

/** A text of the operator's own, line for line. */
export const OperatorText = ({ of, title }: { of: 'dataProtection' | 'retention'; title: string }) => {
  const text = useSite().operator?.[of];
  return text ? (
    <p className="whitespace-pre-line wrap-anywhere">
      {title}
      {'\n'}
      {text}
    </p>
  ) : null;
};
