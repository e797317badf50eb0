interface StepsProps {
  steps: readonly { readonly name: string; readonly text: string }[];
  className: string | undefined;
}

/** Named steps in their order, each with a sentence. */
export function Steps({ steps, className }: StepsProps) {
  return (
    <ol className={className}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
