/**
 * The commonest passwords that are long enough to be allowed otherwise, in lower case: what every
 * list of leaked passwords begins with.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 12341234 11111111 00000000 88888888 87654321 987654321
9876543210 123123123 12121212 11223344 112233445566 1122334455 123454321 147258369 123456789a
a123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qwertyui qwertyuiop qwerty123 qwerty12
qwerty1234 qwertyqwerty asdfghjk asdfghjkl asdf1234 zxcvbnm123 q1w2e3r4 q1w2e3r4t5 qazwsxedc
password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pass1234
passpass mypassword changeme changeme123 letmein1 letmein123 welcome1 welcome123 welcome@123
iloveyou iloveyou1 sunshine princess football baseball superman batman123 spiderman pokemon1
starwars trustno1 whatever computer internet michelle jennifer jessica1 samantha charlie1 danielle
master123 dragon123 monkey123 shadow123 abcd1234 abcdefgh abc12345 aa123456 a1b2c3d4 a12345678
test1234 testtest admin123 admin1234 admin@123 administrator root1234 user1234 guest123 default1
secret123 india123 india@123 krishna1 ganesh123 bangalore bengaluru freedom1 corvette mercedes
liverpool chelsea1 arsenal1 blink182 babygirl lovely123 butterfly`.split(/\s+/),
);
